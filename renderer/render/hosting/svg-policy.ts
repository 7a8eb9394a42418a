import type { Asset } from '../../../schemas/asset.ts';

/**
 * SVG pictures are documents when somebody opens them by themselves: this is what they may do then. Nothing runs and
 * nothing is loaded; they may have styles, and pictures and typefaces that stand in the file itself.
 */
export const svgPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox; img-src data:; font-src data:; frame-ancestors 'none'";

/**
 * The addresses of all SVG files, as few patterns as possible: a folder in which nothing else stands, else file by
 * file. Netlify reads nothing behind a star. Source: https://docs.netlify.com/routing/headers/.
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

/** `.svg`, and how else the names of the site’s files write it. */
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
