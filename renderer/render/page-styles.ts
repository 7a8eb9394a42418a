import { brotliCompressSync, constants } from 'node:zlib';
import type { Theme } from '../model/plan.ts';
import type { Measures } from '../model/typeface-measures.ts';
import { digest, policyHash } from './digest.ts';
import type { Stylesheets } from './load-styles.ts';
import { themeStyles } from './theme-styles.ts';

/**
 * The styles of pages that use the same stylesheets. `inline`: printed into the page, allowed by `hash`. Otherwise
 * `file` within `assets/`. `dataImages`: the text contains `url(data:…)`.
 */
export type PageStyles = { text: string; dataImages: boolean } & (
  | { kind: 'inline'; hash: string }
  | { kind: 'file'; file: string }
);

/** Identifies a stylesheet, and whether it is inline. */
export function sheetName(sheet: PageStyles): string {
  return sheet.kind === 'inline' ? sheet.hash : sheet.file;
}

/**
 * One run's styles. `page` returns the same value for equal pages; `files` the same list if a page has the same files.
 */
export type StyleSheets = {
  page: (files: readonly string[]) => PageStyles;
  files: (files: readonly string[]) => readonly string[];
  all: () => Iterable<PageStyles>;
};

// The first round trip carries about 14 kB; our pages' HTML needs 4 of them. Measured: up to this compressed size, in
// bytes, inline is faster.
const inlineLimit = 11_000;
// Each inline text adds a hash to the header of every response.
const inlineCount = 32;

/** Whether texts, by their hashes, are short enough to be inlined. New results are added. */
export type LengthCache = Map<string, boolean>;

/** `measures`: of the theme's typefaces, in its order. */
export function createStyleSheets(
  styles: Stylesheets,
  theme: Theme,
  measures: readonly (Measures | undefined)[],
  lengths: LengthCache = new Map(),
): StyleSheets {
  const start = `@layer reset,tokens,base,components,sections,frame;${themeStyles(theme, measures)}`;
  const known = new Map<string, PageStyles>();
  const lists = new Map<string, readonly string[]>();
  const asked = new WeakMap<readonly string[], PageStyles>();
  const find = (files: readonly string[]) => {
    const wanted = new Set([...styles.common, ...files]);
    const ordered = [...styles.texts.keys()].filter((file) => wanted.has(file));
    const key = ordered.join('\n');
    const found =
      known.get(key) ??
      measureStyles(
        start + ordered.map((file) => styles.texts.get(file) ?? '').join(''),
        known.size,
        lengths,
      );
    known.set(key, found);
    return found;
  };
  const page = (files: readonly string[]) => {
    const found = asked.get(files) ?? find(files);
    asked.set(files, found);
    return found;
  };
  const sharedFiles = (files: readonly string[]) => {
    const key = files.join('\n');
    const list = lists.get(key) ?? files;
    lists.set(key, list);
    return list;
  };
  return { page, files: sharedFiles, all: () => known.values() };
}

function measureStyles(text: string, before: number, lengths: LengthCache): PageStyles {
  const dataImages = /url\(["']?data:/.test(text);
  const hash = policyHash(text);
  const isShort = lengths.get(hash) ?? compressedSize(text) <= inlineLimit;
  lengths.set(hash, isShort);
  if (before < inlineCount && isShort) return { kind: 'inline', text, dataImages, hash };
  return { kind: 'file', text, dataImages, file: `styles.${digest(text)}.css` };
}

function compressedSize(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;
}
