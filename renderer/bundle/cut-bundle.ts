import type { BundleOutputs } from './run-esbuild.ts';

type CutBundleInput = { code: string; entry: string; sizes: BundleOutputs[string]['inputs'] };

/**
 * The output of each file in a bundle that isn't minified: esbuild puts a comment with the file's name before each
 * piece of it, and an empty line after it. Undefined if the result doesn't match the `sizes` that esbuild reports, for
 * example because a text in some file looks like such a comment.
 */
export function cutBundle({ code, entry, sizes }: CutBundleInput): ReadonlyMap<string, string> | undefined {
  const files = new Map(Object.keys(sizes).map((file) => [`// ${file}`, file]));
  const marks = [...code.matchAll(/^\/\/ .+$/gm)].filter(([line]) => files.has(line));
  const pieces = new Map<string, string[]>();
  for (const [place, { 0: line, index }] of marks.entries()) {
    const file = files.get(line) ?? '';
    const piece = code.slice(index + line.length, marks[place + 1]?.index ?? code.length);
    pieces.set(file, [...(pieces.get(file) ?? []), piece]);
  }
  const isWhole = Object.entries(sizes).every(([file, { bytesInOutput }]) => {
    const found = pieces.get(file) ?? [];
    return file === entry || Buffer.byteLength(found.join('')) === bytesInOutput + 2 * found.length;
  });
  if (!isWhole) return undefined;
  return new Map([...pieces].map(([file, found]) => [file, found.join('')]));
}

/**
 * esbuild numbers the imports of a package across all files: one more in a file changes all later numbers, without
 * meaning.
 */
export function withoutCounts(text: string): string {
  return text.replace(/\b(import_(?:jsx_runtime|react|react_dom))\d+\b/g, '$1');
}
