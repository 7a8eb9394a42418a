import { readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Report } from '../../../diagnostics/diagnostic.ts';
import {
  fileLinkBroken,
  fileLinkCircular,
  fileLinkHidden,
  fileLinkOutside,
  fileUnreadable,
} from '../../../diagnostics/messages.generated.ts';
import { isLeftover } from './is-leftover.ts';
import { reasonOf } from './reason-of.ts';

/**
 * `absolute`: the path to open; `file`: its name in messages, relative to the site's folder. `refused`: a link that has
 * been reported, about which nothing more is said.
 */
export type FolderEntry = {
  name: string;
  absolute: string;
  file: string;
  kind: 'file' | 'folder' | 'other' | 'refused';
};

/**
 * The content of a folder, sorted by the code units of the names. Hidden files and what operating systems leave behind
 * are skipped; links are followed only inside `roots` (absolute paths without links), and not to anything hidden there.
 */
export function listFolder(
  folder: { absolute: string; file: string },
  roots: readonly string[],
  report: Report,
): FolderEntry[] {
  const place = { file: folder.file, line: 1, column: 1 };
  try {
    return readdirSync(folder.absolute, { withFileTypes: true })
      .filter(({ name }) => !isLeftover(name))
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .map((entry) => {
        const absolute = path.join(folder.absolute, entry.name);
        const file = folder.file === '' ? entry.name : `${folder.file}/${entry.name}`;
        if (entry.isSymbolicLink()) return followLink({ name: entry.name, absolute, file }, roots, report);
        return { name: entry.name, absolute, file, kind: kindOf(entry) };
      });
  } catch (thrown) {
    report(fileUnreadable(place, { reason: reasonOf(thrown) }));
    return [];
  }
}

function kindOf(entry: { isFile(): boolean; isDirectory(): boolean }): FolderEntry['kind'] {
  if (entry.isFile()) return 'file';
  return entry.isDirectory() ? 'folder' : 'other';
}

function followLink(link: Omit<FolderEntry, 'kind'>, roots: readonly string[], report: Report): FolderEntry {
  const kind = kindOfLink(link.absolute, roots);
  const place = { file: link.file, line: 1, column: 1 };
  if (kind === 'broken') report(fileLinkBroken(place));
  else if (kind === 'outside') report(fileLinkOutside(place));
  else if (kind === 'hidden') report(fileLinkHidden(place));
  else if (kind === 'circular') report(fileLinkCircular(place));
  else return { ...link, kind };
  return { ...link, kind: 'refused' };
}

type RefusedLink = 'broken' | 'outside' | 'hidden' | 'circular';

function kindOfLink(absolute: string, roots: readonly string[]): FolderEntry['kind'] | RefusedLink {
  const target = resolveLink(absolute);
  if (target === undefined) return 'broken';
  const around = roots.filter((root) => isInside(target, root));
  if (around.length === 0) return 'outside';
  if (around.every((root) => isHidden(target, root))) return 'hidden';
  const kind = kindOf(statSync(target));
  return kind === 'folder' && isInside(realpathSync(path.dirname(absolute)), target) ? 'circular' : kind;
}

/** `.env`, `.git/config`: hidden files aren't meant to be read, let alone published. */
function isHidden(target: string, root: string): boolean {
  return path
    .relative(root, target)
    .split(path.sep)
    .some((name) => name.startsWith('.'));
}

/** A missing target and a cycle of links look the same to an editor. */
function resolveLink(absolute: string): string | undefined {
  try {
    return realpathSync(absolute);
  } catch {
    return undefined;
  }
}

function isInside(target: string, folder: string): boolean {
  return target === folder || target.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep);
}
