import type { Report } from '../../../diagnostics/diagnostic.ts';
import {
  fileCopy,
  fileExpected,
  fileNameNotSlug,
  folderInCollection,
  namesDifferOnlyInCase,
  temporaryFile,
  wrongExtension,
} from '../../../diagnostics/messages/read.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { adviceFor } from './advice-for.ts';
import type { Collection } from './content-layout.ts';
import type { FolderEntry } from './list-folder.ts';
import { originalOf } from './original-of.ts';

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The files of a collection whose names can be ids; the others are reported, each for one reason. */
export function checkFileNames(
  entries: readonly FolderEntry[],
  collection: Collection,
  report: Report,
): FolderEntry[] {
  const seen = new Map<string, FolderEntry>();
  const names = new Set(entries.map(({ name }) => name));
  return entries.filter((entry) => {
    if (entry.kind === 'refused') return false;
    const original = originalOf(entry.name);
    if (entry.kind === 'file' && original !== undefined && names.has(original)) {
      report(fileCopy(placeOf(entry), entry.name, original));
      return false;
    }
    const lower = entry.name.toLowerCase();
    const twin = seen.get(lower);
    if (!twin) seen.set(lower, entry);
    if (!twin) return checkFileName(entry, collection, report);
    report(namesDifferOnlyInCase(placeOf(entry), placeOf(twin)));
    return false;
  });
}

function checkFileName(entry: FolderEntry, { name, extension }: Collection, report: Report): boolean {
  const place = placeOf(entry);
  const dot = entry.name.lastIndexOf('.');
  const id = dot > 0 ? entry.name.slice(0, dot) : entry.name;
  const original = originalOf(entry.name)?.replace(/\.[^.]*$/, '');
  const suggestion = slugFrom(original ?? id);
  if (entry.kind === 'folder' && !entry.name.endsWith(extension)) report(folderInCollection(place, name));
  else if (entry.kind !== 'file') report(fileExpected(place));
  else if (!entry.name.endsWith(extension)) reportOther(entry.name, extension, place, report);
  else if (!slug.test(id)) report(fileNameNotSlug(place, entry.name, suggestion && suggestion + extension));
  else return true;
  return false;
}

function reportOther(name: string, extension: string, place: Place, report: Report): void {
  const advice = adviceFor(name, extension, slugFrom);
  if (advice.do === 'close') report(temporaryFile(place, name));
  else report(wrongExtension(place, name, extension, advice));
}

/** `OSCE Übung 2` becomes `osce-ubung-2`. */
function slugFrom(name: string): string | undefined {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const joined = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  return joined === '' ? undefined : joined;
}

function placeOf(entry: FolderEntry): Place {
  return { file: entry.file, line: 1, column: 1 };
}
