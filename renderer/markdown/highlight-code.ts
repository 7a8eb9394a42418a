/** The one file that knows the library which colours code. Of it is loaded what the languages of a site's texts need. */
import { createRequire } from 'node:module';
import type { HLJSApi, LanguageFn } from 'highlight.js';
import { nearest } from '../../diagnostics/nearest.ts';
import { codeLanguages } from './code-languages.ts';

const require = createRequire(import.meta.url);

const byName: ReadonlyMap<string, string> = new Map(
  [...codeLanguages].flatMap(([language, { aliases = [] }]) =>
    [language, ...aliases].map((name): [string, string] => [name, language]),
  ),
);

/** Those that say that it is in none. */
const plainNames = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'none']);

/** The code as HTML, escaped, with a `span` around each thing that has a colour; nothing where the language isn't known. */
export function highlightCode(code: string, name: string): string | undefined {
  const language = byName.get(name);
  if (plainNames.has(name) || language === undefined) return undefined;
  return load(language).highlight(code, { language, ignoreIllegals: true }).value;
}

/** `meant`: a language that is known, spelt nearly alike. */
export function judgeLanguage(name: string): 'known' | { meant: string | undefined } {
  if (plainNames.has(name) || byName.has(name)) return 'known';
  return { meant: nearest(name, [...byName.keys()]) };
}

/** The library with a language, and with those that code in it may hold. Node keeps what it has loaded. */
function load(language: string): HLJSApi {
  const library = require('highlight.js/lib/core') as HLJSApi;
  library.configure({ classPrefix: 'code-' });
  addLanguage(language, library);
  return library;
}

function addLanguage(name: string, library: HLJSApi): void {
  if (library.getLanguage(name)) return;
  library.registerLanguage(name, require(`highlight.js/lib/languages/${name}`) as LanguageFn);
  for (const held of codeLanguages.get(name)?.holds ?? []) addLanguage(held, library);
}

/** ` ```js ` gives `js`. */
export function languageOf(properties: Readonly<Record<string, unknown>>): string {
  const names = Array.isArray(properties.className) ? properties.className.map(String) : [];
  const found = names.find((name) => name.startsWith('language-'));
  return found?.slice('language-'.length).toLowerCase() ?? '';
}
