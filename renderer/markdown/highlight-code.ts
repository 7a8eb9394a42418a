/** The one file that knows the library which colours code. It is loaded once a text has code in a language. */
import { createRequire } from 'node:module';
import type { HLJSApi } from 'highlight.js';
import { nearest } from '../../diagnostics/nearest.ts';

const require = createRequire(import.meta.url);

/** Node keeps what it has loaded. */
function load(): HLJSApi {
  const library = require('highlight.js/lib/common') as HLJSApi;
  library.configure({ classPrefix: 'code-' });
  return library;
}

/** Those that say that it is in none. */
const plainNames = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'none']);

/** The code as HTML, escaped, with a `span` around each thing that has a colour; nothing where the language isn't known. */
export function highlightCode(code: string, language: string): string | undefined {
  if (plainNames.has(language)) return undefined;
  const library = load();
  if (!library.getLanguage(language)) return undefined;
  return library.highlight(code, { language, ignoreIllegals: true }).value;
}

/** `meant`: a language that is known, spelt nearly alike. */
export function judgeLanguage(language: string): 'known' | { meant: string | undefined } {
  if (plainNames.has(language) || load().getLanguage(language)) return 'known';
  const names = load()
    .listLanguages()
    .flatMap((name) => [name, ...(load().getLanguage(name)?.aliases ?? [])]);
  return { meant: nearest(language, names) };
}

/** ` ```js ` gives `js`. */
export function languageOf(properties: Readonly<Record<string, unknown>>): string {
  const names = Array.isArray(properties.className) ? properties.className.map(String) : [];
  const found = names.find((name) => name.startsWith('language-'));
  return found?.slice('language-'.length).toLowerCase() ?? '';
}
