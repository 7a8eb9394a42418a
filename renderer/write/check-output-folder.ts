import { existsSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { Report } from '../../diagnostics/diagnostic.ts';
import {
  outputIsFile,
  outputIsLink,
  outputIsSite,
  outputOtherDisk,
} from '../../diagnostics/messages.generated.ts';
import type { Place } from '../../diagnostics/place.ts';
import { isWithin } from '../store/is-within.ts';
import type { Manifest } from './manifest.ts';
import { foldersAbove, listOutput, readStats } from './output-files.ts';

/** Where the program looks for the site or keeps its state; `templates` and `schemas` need not exist yet. */
const partsOfTheSite = ['content', 'data', 'templates', 'schemas', '.site', '.git', 'node_modules'];

/** Left behind by file managers, and nobody's work. */
const dust = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);

/** True if `out` may become the output of the site in `root` (absolute); otherwise reports the reason. */
export function checkOutputFolder(out: string, root: string, report: Report): boolean {
  const place = outputPlace(out, root);
  const stats = readStats(out);
  if (stats?.isSymbolicLink()) report(outputIsLink(place));
  else if (stats && !stats.isDirectory()) report(outputIsFile(place));
  else if (holdsSite(out, root)) report(outputIsSite(place));
  else if (stats && stats.dev !== statSync(dirname(out), { bigint: true }).dev)
    report(outputOtherDisk(place));
  else return true;
  return false;
}

/**
 * The content of an output that the manifest doesn't list. `foreign` files are somebody else's; `dust` and `empty`
 * folders may go.
 */
export type UnlistedFiles = { foreign: string[]; dust: string[]; empty: string[] };

export function findUnlisted(out: string, manifest: Manifest): UnlistedFiles {
  const { files, folders, others } = listOutput(out);
  const unlisted = files.filter((file) => !manifest.has(file));
  const used = new Set(files.flatMap(foldersAbove));
  return {
    foreign: [...unlisted.filter((file) => !dust.has(basename(file))), ...others].toSorted(),
    dust: unlisted.filter((file) => dust.has(basename(file))),
    empty: folders.filter((folder) => !used.has(folder)),
  };
}

export function outputPlace(path: string, root: string): Place {
  return { file: relative(root, path).split(sep).join('/') || '.', line: 1, column: 1 };
}

/**
 * Whether it is the root itself, a folder around it, another site's folder, or a place that the read stage looks into.
 */
export function holdsSite(out: string, root: string): boolean {
  const folder = realPath(out);
  const site = realPath(root);
  if (isWithin(folder, site) || existsSync(join(folder, 'site.yaml'))) return true;
  return partsOfTheSite.some((name) => isWithin(join(site, name), folder));
}

/** The real path, even if it doesn't exist yet: links in the existing part are followed. */
function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  return join(realPath(dirname(path)), basename(path));
}
