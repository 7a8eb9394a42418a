import type { BundleOutputs } from './run-esbuild.ts';

type Bundled = { code: string; entry: string; sizes: BundleOutputs[string]['inputs'] };

/**
 * What each file came out as in a bundle that isn't minified: esbuild puts a comment with the file's name before each
 * piece of it, and an empty line behind. Undefined where that doesn't give the `sizes` that esbuild tells, as where a
 * text of some file looks like such a comment.
 */
export function cutBundle({ code, entry, sizes }: Bundled): ReadonlyMap<string, string> | undefined {
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

/** esbuild counts the imports of a package through all files: one more in a file shows in all later ones, and says nothing. */
export function withoutCounts(text: string): string {
  return text.replace(/\b(import_(?:jsx_runtime|react|react_dom))\d+\b/g, '$1');
}
