import type { Asset } from '../../../schemas/asset.ts';

/**
 * An SVG opened directly is a document: this is all it may do. No scripts, no requests; styles, and pictures and
 * typefaces embedded in the file, are allowed.
 */
export const svgPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox; img-src data:; font-src data:; frame-ancestors 'none'";

/**
 * The addresses of all SVG files in as few patterns as possible: a whole folder if it contains nothing else, otherwise
 * file by file. Netlify ignores anything after a star. Source: https://docs.netlify.com/routing/headers/.
 */
export function svgAddresses(base: string, assets: readonly Asset[]): string[] {
  const outputs = [...new Set(assets.map(({ file }) => file.output))].sort();
  const mixed = new Set(outputs.filter((output) => !isSvg(output)).flatMap(foldersOf));
  const pure = (output: string) => foldersOf(output).find((folder) => !mixed.has(folder));
  const patterns = outputs.filter(isSvg).map((output) => {
    const folder = pure(output);
    return folder === undefined ? output : `${folder}/*`;
  });
  return [...new Set(patterns)].map((pattern) => `${base}/${pattern}`);
}

/** `.svg`, and any other spelling in the names of the site's files. */
export function svgEndings(assets: readonly Asset[]): string[] {
  const written = assets.flatMap(({ file }) => /\.svg$/i.exec(file.output)?.[0] ?? []);
  return [...new Set(['.svg', ...written])].sort();
}

function isSvg(output: string): boolean {
  return /\.svg$/i.test(output);
}

/** `media/brand/logo.svg`: `media`, `media/brand`. */
function foldersOf(output: string): string[] {
  const parts = output.split('/').slice(0, -1);
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
}
