import { hash } from 'node:crypto';
import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { neighbourFolders } from '../read/neighbours/find-neighbours.ts';
import { layerFolders, siteFolders } from '../site-folders.ts';

/** `digest` differs where a file was added, removed, renamed or written to. `newest`: the last such change, in milliseconds since 1970. */
export type InputScan = { digest: string; newest: number };

/** Everything that a build reads: names, sizes and times, not contents. Undefined where links lead elsewhere, which are not followed. */
export function scanInputs(root: string): InputScan | undefined {
  const layers = [root, ...neighbourFolders(root)].flatMap(layerFolders);
  const content = layers.map((layer) => join(layer, 'content'));
  return scanFolders(
    [...content, ...programFolders(root)],
    layers.map((layer) => join(layer, 'site.yaml')),
  );
}

/** The part of it that developers write: schemas, templates and the code of kinds, shipped and the site's own. */
export function scanProgram(root: string): InputScan | undefined {
  return scanFolders(programFolders(root), []);
}

function programFolders(root: string): string[] {
  const { schemasFolders, templatesFolders } = siteFolders(root);
  const kinds = layerFolders(root).map((layer) => join(layer, 'kinds'));
  return [...kinds, ...schemasFolders, ...templatesFolders];
}

function scanFolders(folders: readonly string[], files: readonly string[]): InputScan | undefined {
  const scan: Scan = { lines: [], newest: 0, links: false };
  for (const file of files) noteFile(file, scan);
  for (const folder of new Set(folders)) noteFolder(folder, scan);
  if (scan.links) return undefined;
  return { digest: hash('sha256', scan.lines.join('\n'), 'hex'), newest: scan.newest };
}

/**
 * What was changed so short a time ago, in milliseconds, may be changed again without another time: most disks note
 * times to the hundredth of a second, some only in steps of two seconds.
 */
const settling = { fine: 100, coarse: 2000 };

/** Whether what was scanned can't change any more without another time. `now`: by the clock of the disk, before the scan. */
export function isSettled({ newest }: InputScan, now: number): boolean {
  const isCoarse = newest % 1000 === 0;
  return newest < now - (isCoarse ? settling.coarse : settling.fine);
}

type Scan = { lines: string[]; newest: number; links: boolean };

function noteFolder(folder: string, scan: Scan): void {
  for (const entry of entriesOf(folder)) {
    const path = join(folder, entry.name);
    if (entry.isSymbolicLink()) scan.links = true;
    else if (entry.isDirectory()) noteFolder(path, scan);
    else noteFile(path, scan);
  }
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((one, other) =>
      one.name < other.name ? -1 : 1,
    );
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) return [];
    throw error;
  }
}

/** The time of the last change of anything about a file (`ctime`) can't be set by programs, as that of its content can. */
function noteFile(path: string, scan: Scan): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return;
  scan.lines.push(`${path} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs} ${stats.ino}`);
  scan.newest = Math.max(scan.newest, stats.ctimeMs);
}
