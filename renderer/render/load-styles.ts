import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { bundlePackageStyles } from '../bundle/bundle-package-styles.ts';
import { isPackaged } from '../bundle/is-packaged.ts';
import { type BundleProblem, minifyStyles } from '../bundle/run-esbuild.ts';
import { type CodeFolders, findPackageFolder, templateFile } from '../store/package-folder.ts';
import { type BareRule, findBareRules } from './find-bare-rules.ts';

/** Minified stylesheets by file, in the order in which a page includes them. `common`: those on every page. */
export type Stylesheets = { texts: ReadonlyMap<string, string>; common: readonly string[] };

/** By file. `shipped`: minified with the program; `made`: minified by an earlier load, with the source text. */
export type StyleCache = { shipped: ReadonlyMap<string, string>; made: ReadonlyMap<string, MadeStyles> };
export type MadeStyles = {
  source: string;
  minified: Awaited<ReturnType<typeof minifyStyles>>;
  bare: readonly BareRule[];
};

/** `files` are relative to the folder above the templates, as esbuild names them. `made` is for later loads. */
export async function loadStyles(
  folders: CodeFolders,
  files: Iterable<string>,
  known: StyleCache = { shipped: new Map(), made: new Map() },
): Promise<{ styles: Stylesheets; warnings: BundleProblem[]; made: ReadonlyMap<string, MadeStyles> }> {
  const root = dirname(folders[0]);
  const common = commonFiles(folders).map((file) => relative(root, file).replaceAll('\\', '/'));
  const ordered = [...new Set([...common, ...files])]
    .map((file) => ({ file, key: sortKey(file) }))
    .sort((one, other) => compare(one.key, other.key))
    .map(({ file }) => file);
  const own = ordered.filter((file) => !known.shipped.has(file));
  const made = new Map(
    await Promise.all(own.map(async (file) => [file, await makeStyles(root, file, known)] as const)),
  );
  const textOf = (file: string) => known.shipped.get(file) ?? made.get(file)?.minified.text ?? '';
  return {
    styles: {
      texts: new Map(ordered.map((file) => [file, textOf(file)])),
      common: ordered.filter((file) => common.includes(file)),
    },
    warnings: [...made.values()].flatMap(({ minified }) => minified.warnings),
    made,
  };
}

async function makeStyles(root: string, file: string, { made }: StyleCache): Promise<MadeStyles> {
  if (isPackaged(file)) return { source: '', minified: await bundlePackageStyles(root, file), bare: [] };
  const source = await readFile(join(root, file), 'utf8');
  const known = made.get(file);
  if (known?.source === source) return known;
  const bare = partOf(file) === undefined ? [] : findBareRules(source);
  return { source, minified: await minifyStyles(file, source), bare };
}

/** The section, component or island that a stylesheet belongs to. */
export function partOf(file: string): string | undefined {
  return /(?:^|\/)(?:sections|components|islands)\/([^/]+)\//.exec(file)?.[1];
}

function commonFiles(folders: CodeFolders): string[] {
  const all = [...folders, join(findPackageFolder(), 'templates')].map((one) => join(one, 'styles'));
  const names = all.filter((one) => existsSync(one)).flatMap((one) => readdirSync(one));
  return [...new Set(names)]
    .filter((name) => name.endsWith('.css'))
    .map((name) => templateFile(folders, `styles/${name}`));
}

const order = [
  ['/styles/reset.'],
  ['/styles/tokens.'],
  ['/styles/base.'],
  ['/styles/'],
  ['/components/'],
  ['/texts/'],
  ['/islands/'],
  ['/sections/'],
  ['/frame/', '/parts/'],
];

/** Cascade layers decide precedence; this order only has to be the same everywhere. */
function sortKey(file: string): string {
  const rank = order.findIndex((parts) => parts.some((part) => `/${file}`.includes(part)));
  return rank < 0 ? `${order.length} ${file}` : `${rank} ${nameWithin(file, order[rank] ?? [])}`;
}

/** The path from the folder that ranks a file: which of those folders it is doesn't matter. */
function nameWithin(file: string, parts: readonly string[]): string {
  const part = parts.find((one) => `/${file}`.includes(one)) ?? '';
  return `/${file}`.split(part).slice(1).join(part);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
