/** The only file that uses the highlighting library. It loads only the languages that a site's texts need. */
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

/** Names for no language. */
const plainNames = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'none']);

/** The code as escaped HTML, with a `span` around each coloured token; undefined if the language isn't known. */
export function highlightCode(code: string, name: string): string | undefined {
  const language = byName.get(name);
  if (plainNames.has(name) || language === undefined) return undefined;
  return load(language).highlight(code, { language, ignoreIllegals: true }).value;
}

/** `meant`: a known language with similar spelling. */
export function lookUpLanguage(name: string): 'known' | { meant: string | undefined } {
  if (plainNames.has(name) || byName.has(name)) return 'known';
  return { meant: nearest(name, [...byName.keys()]) };
}

/** Loads the library with a language and those that may be embedded in it. Node caches what it has loaded. */
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
