import { hash } from 'node:crypto';
import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolders } from '../site-folders.ts';

/** `digest` differs where a file was added, removed, renamed or written to. `newest`: the last such change, in milliseconds since 1970. */
export type InputScan = { digest: string; newest: number };

/** Everything that a build reads: names, sizes and times, not contents. Undefined where links lead elsewhere, which are not followed. */
export function scanInputs(root: string): InputScan | undefined {
  const { schemasFolders, templatesFolder } = siteFolders(root);
  const folders = [join(root, 'content'), join(root, 'kinds'), ...schemasFolders, templatesFolder];
  const scan = { lines: [] as string[], newest: 0, links: false };
  noteFile(join(root, 'site.yaml'), scan);
  for (const folder of new Set(folders)) noteFolder(folder, scan);
  if (scan.links) return undefined;
  return { digest: hash('sha256', scan.lines.join('\n'), 'hex'), newest: scan.newest };
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
