import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Report } from '../../../diagnostics/diagnostic.ts';
import { type FolderEntry, listFolder } from './list-folder.ts';

/** Texts by absolute path that are read in place of files; a file whose text is undefined is read as if it were gone. */
export type InsteadTexts = ReadonlyMap<string, string | undefined> | undefined;

/** The content of a folder, with the files that are only among these texts; see `listFolder`. */
export function listWithAdded(
  folder: { absolute: string; file: string },
  roots: readonly string[],
  instead: InsteadTexts,
  report: Report,
): FolderEntry[] {
  const added = addedIn(folder, instead);
  // The folder itself may only be there for an added file.
  const listed = added.length > 0 && !existsSync(folder.absolute) ? [] : listFolder(folder, roots, report);
  const there = listed.filter(({ absolute }) => !isGone(absolute, instead));
  const names = new Set(there.map(({ name }) => name));
  const missing = added.filter(({ name }) => !names.has(name));
  return missing.length === 0
    ? there
    : [...there, ...missing].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Files and folders below a folder, each once. */
function addedIn(folder: { absolute: string; file: string }, instead: InsteadTexts): FolderEntry[] {
  const start = folder.absolute + path.sep;
  const entries = [...(instead?.keys() ?? [])]
    .filter((absolute) => absolute.startsWith(start) && !isGone(absolute, instead))
    .map((absolute): FolderEntry => {
      const [name = '', ...rest] = absolute.slice(start.length).split(path.sep);
      const file = folder.file === '' ? name : `${folder.file}/${name}`;
      return { name, absolute: start + name, file, kind: rest.length > 0 ? 'folder' : 'file' };
    });
  return [...new Map(entries.map((entry) => [entry.name, entry])).values()];
}

function isGone(absolute: string, instead: InsteadTexts): boolean {
  return instead?.has(absolute) === true && instead.get(absolute) === undefined;
}
