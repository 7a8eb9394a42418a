/** The folders that make up a site: its own, and those of the sites that it extends. */
import { existsSync, lstatSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { isWithin } from '../../store/is-within.ts';

/**
 * `root`: absolute, without links. `file`: prefix of its files in messages: relative to the site's own folder, empty
 * for that folder.
 */
export type Layer = { root: string; file: string };

/** `layer`: the one whose site.yaml is at fault. `written`: the value of `extends`. */
export type BrokenBase = { layer: Layer; written: string; fault: BaseFault };

export type BaseFault =
  | 'missing'
  | 'not-a-site'
  | 'absolute'
  | 'outside'
  | 'link'
  | 'itself'
  | 'circle'
  | 'too-many';

export type Layers = {
  /** The site's own first, then its base, and so on. */
  layers: readonly [Layer, ...Layer[]];
  broken?: BrokenBase;
};

/** More than a group, a country, a city and a language need. */
export const mostLayers = 6;

const largest = 1_000_000;

/**
 * Follows `extends` from site to site. Reads it without the rest of site.yaml, since it is also needed where no YAML is
 * parsed: to find the schemas and templates of a site, and whether anything has changed since the last build.
 */
export function findLayers(root: string): Layers {
  const own: Layer = { root: realOf(root), file: '' };
  const layers: [Layer, ...Layer[]] = [own];
  for (let layer = own; ; ) {
    const written = extendedBy(layer.root);
    if (written === undefined) return { layers };
    const found = findBase(layer.root, written);
    const fault = typeof found === 'string' ? found : faultOf(found.root, layers);
    if (fault !== undefined) return { layers, broken: { layer, written, fault } };
    if (typeof found === 'string') return { layers };
    layer = { root: found.root, file: relative(own.root, found.root).split(sep).join('/') };
    layers.push(layer);
  }
}

function faultOf(root: string, layers: readonly Layer[]): BaseFault | undefined {
  if (layers.at(-1)?.root === root) return 'itself';
  if (layers.some((layer) => layer.root === root)) return 'circle';
  return layers.length >= mostLayers ? 'too-many' : undefined;
}

/** The value of `extends` in site.yaml, on a line of its own. */
export function extendedBy(root: string): string | undefined {
  const line = /^\uFEFF?(["']?)extends\1[ \t]*:[ \t]/m.exec(settingsText(root));
  return line ? plainValue(line.input.slice(line.index + line[0].length, line.index + longest)) : undefined;
}

/** The text of site.yaml; empty if it can't be read, since reading the site reports that with a place. */
export function settingsText(root: string): string {
  const file = join(root, 'site.yaml');
  try {
    const stats = statSync(file);
    return stats.isFile() && stats.size <= largest ? readFileSync(file, 'utf8') : '';
  } catch {
    return '';
  }
}

/** No path is longer. */
const longest = 1000;

/**
 * The text from here to the end of the line, without a comment. Undefined if YAML would not read it as a text on one
 * line.
 */
function plainValue(rest: string): string | undefined {
  const [line = ''] = rest.split(/\r?\n/, 1);
  const written = line.trim();
  const [, double, single] = /^(?:"([^"\\]*)"|'([^']*)')(?:[ \t]+#.*)?$/.exec(written) ?? [];
  if (double !== undefined || single !== undefined) return double ?? single;
  const [plain = ''] = written.split(/[ \t]#/, 1);
  return /^[^\s"'#[\]{}>|&*!%@`,?-]/.test(plain) ? plain.trim() : undefined;
}

/** The folder of another site of the same family. `written`: path to its site.yaml, relative to `root`. */
export function findSibling(root: string, written: string): string | undefined {
  const found = findBase(realOf(root), written);
  return typeof found === 'string' || found.root === realOf(root) ? undefined : found.root;
}

/** The folder of the base. Nothing in it is opened before its location is known to be allowed. */
function findBase(root: string, written: string): { root: string } | BaseFault {
  if (isAbsolute(written) || /^[a-z]+:/i.test(written)) return 'absolute';
  const file = resolve(root, written);
  if (basename(file) !== 'site.yaml') return 'not-a-site';
  const family = familyOf(root);
  if (!isWithin(family, file)) return 'outside';
  const stats = statsOf(file);
  if (!stats) return 'missing';
  if (!isWithin(family, realOf(dirname(file)))) return 'outside';
  if (stats.isSymbolicLink()) return 'link';
  return stats.isFile() ? { root: realOf(dirname(file)) } : 'missing';
}

/**
 * The folder in which a site may look for its base: never above its own repository; else the folder of the outermost
 * site among those that hold it in their `branches/`; else, for a site that isn't such a branch, its parent folder.
 */
function familyOf(root: string): string {
  if (existsSync(join(root, '.git'))) return root;
  const above = dirname(root);
  if (basename(above) !== 'branches') return above;
  const holder = dirname(above);
  return basename(dirname(holder)) === 'branches' && existsSync(join(holder, 'site.yaml'))
    ? familyOf(holder)
    : holder;
}

/** Doesn't follow links. Undefined if nothing is there, or if no disk can have such a name. */
function statsOf(file: string): Stats | undefined {
  try {
    return lstatSync(file);
  } catch {
    return undefined;
  }
}

/** A folder that doesn't exist is treated as an empty one. */
function realOf(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return resolve(folder);
  }
}
