/** Which folders a site is made of: its own, and those of the sites that it extends. */
import { existsSync, lstatSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { isWithin } from '../../bundle/is-within.ts';

/** `root`: absolute, without links. `file`: what its files are called by in messages: relative to the site's own folder, empty for that. */
export type Layer = { root: string; file: string };

/** `layer`: whose site.yaml says it. `written`: what follows `extends`. */
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
  /** The site's own first, then what it extends, and so on. */
  layers: readonly [Layer, ...Layer[]];
  broken?: BrokenBase;
};

/** More than a group, a country, a city and a language need. */
export const mostLayers = 6;

const largest = 1_000_000;

/**
 * Follows `extends` from site to site. It is read without the rest of site.yaml, since also those have to know who parse
 * no YAML: which schemas and templates a site has, and whether anything has changed since the last build.
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

/** What site.yaml says after `extends`, on a line of its own. */
export function extendedBy(root: string): string | undefined {
  const line = /^\uFEFF?(["']?)extends\1[ \t]*:[ \t]/m.exec(settingsText(root));
  return line ? plainValue(line.input.slice(line.index + line[0].length, line.index + longest)) : undefined;
}

/** The text of site.yaml; empty where it can't be read, since reading the site says so, with a place. */
export function settingsText(root: string): string {
  const file = join(root, 'site.yaml');
  try {
    const stats = statSync(file);
    return stats.isFile() && stats.size <= largest ? readFileSync(file, 'utf8') : '';
  } catch {
    return '';
  }
}

/** No way to a file is longer. */
const longest = 1000;

/** The text that begins here and ends with the line, without a comment. Undefined where YAML would read something else than a text on one line. */
function plainValue(rest: string): string | undefined {
  const [line = ''] = rest.split(/\r?\n/, 1);
  const written = line.trim();
  const [, double, single] = /^(?:"([^"\\]*)"|'([^']*)')(?:[ \t]+#.*)?$/.exec(written) ?? [];
  if (double !== undefined || single !== undefined) return double ?? single;
  const [plain = ''] = written.split(/[ \t]#/, 1);
  return /^[^\s"'#[\]{}>|&*!%@`,?-]/.test(plain) ? plain.trim() : undefined;
}

/** The folder of another site of the same family, by the way to its site.yaml from the folder `root`. */
export function findSibling(root: string, written: string): string | undefined {
  const found = findBase(realOf(root), written);
  return typeof found === 'string' || found.root === realOf(root) ? undefined : found.root;
}

/** The folder of the base. Nothing of it is opened before it is known to be one that may be. */
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
 * The folder that a site may look for its base in: never above its own repository; else the one with the outermost
 * site among those that have it in their `branches/`; else, for a site that isn't a branch of this kind, the one that it
 * stands in.
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

/** Without following a link. Undefined where there is nothing, as under a name that no disk can have. */
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
