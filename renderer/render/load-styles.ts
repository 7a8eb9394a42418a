import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { findPackageFolder, templateFile } from '../bundle/package-folder.ts';
import { type BundleProblem, minifyStyles } from '../bundle/run-esbuild.ts';

/** Minified stylesheets by file, in the order in which a page carries them. `common`: those that every page has. */
export type Styles = { texts: ReadonlyMap<string, string>; common: readonly string[] };

/** `files` are relative to the folder above the templates, as esbuild names them. */
export async function loadStyles(
  folder: string,
  files: Iterable<string>,
): Promise<{ styles: Styles; warnings: BundleProblem[] }> {
  const root = dirname(folder);
  const common = commonFiles(folder).map((file) => relative(root, file).replaceAll('\\', '/'));
  const ordered = [...new Set([...common, ...files])].sort((one, other) =>
    compare(sortKey(one), sortKey(other)),
  );
  const minified = await Promise.all(
    ordered.map(async (file) => minifyStyles(file, await readFile(join(root, file), 'utf8'))),
  );
  const texts = new Map(ordered.map((file, index) => [file, minified[index]?.text ?? '']));
  return {
    styles: { texts, common: ordered.filter((file) => common.includes(file)) },
    warnings: minified.flatMap((one) => one.warnings),
  };
}

function commonFiles(folder: string): string[] {
  const folders = [folder, join(findPackageFolder(), 'templates')].map((one) => join(one, 'styles'));
  const names = folders.filter((one) => existsSync(one)).flatMap((one) => readdirSync(one));
  return [...new Set(names)]
    .filter((name) => name.endsWith('.css'))
    .map((name) => templateFile(folder, `styles/${name}`));
}

const order = [
  ['/styles/reset.'],
  ['/styles/tokens.'],
  ['/styles/base.'],
  ['/styles/'],
  ['/components/'],
  ['/islands/'],
  ['/sections/'],
  ['/frame/', '/parts/'],
];

/** Layers decide what wins; this order only has to be the same everywhere. */
function sortKey(file: string): string {
  const rank = order.findIndex((parts) => parts.some((part) => `/${file}`.includes(part)));
  return rank < 0 ? `${order.length} ${file}` : `${rank} ${nameWithin(file, order[rank] ?? [])}`;
}

/** From the folder that gives a file its rank: it doesn't matter which of them that is. */
function nameWithin(file: string, parts: readonly string[]): string {
  const part = parts.find((one) => `/${file}`.includes(one)) ?? '';
  return `/${file}`.split(part).slice(1).join(part);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
