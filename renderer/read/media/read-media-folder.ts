import type { Report } from '../../../diagnostics/diagnostic.ts';
import { namesDifferOnlyInCase } from '../../../diagnostics/messages/read.ts';
import {
  fileExpected,
  folderExpected,
  mediaLinkOutside,
  mediaName,
} from '../../../diagnostics/messages.generated.ts';
import type { Media, MediaFiles } from '../../model/source.ts';
import { beside, besideName } from '../../schema/beside-name.ts';
import { findTwins } from '../folder/find-twins.ts';
import { type FolderEntry, listFolder } from '../folder/list-folder.ts';
import type { MediaReader } from './media-reader.ts';
import { readMedia } from './read-media.ts';

/** Every file below `content/media`, by its path relative to that. */
export function readMediaFolder(folder: FolderEntry | undefined, reader: MediaReader): MediaFiles {
  if (!folder || folder.kind === 'refused') return {};
  if (folder.kind !== 'folder') {
    reader.report(folderExpected(placeOf(folder)));
    return {};
  }
  const files = collectFiles(folder, reader);
  return readAll(files, (entry) => entry.file.slice(folder.file.length + 1), reader);
}

/** Files beside the entries that show them. */
export function readBeside(files: readonly FolderEntry[], reader: MediaReader): MediaFiles {
  return readAll(files, (entry) => besideName(beside + entry.name, entry.file), reader);
}

function readAll(
  files: readonly FolderEntry[],
  nameOf: (entry: FolderEntry) => string,
  reader: MediaReader,
): MediaFiles {
  const media = checkMediaNames(files, reader.report).flatMap((entry): [string, Media][] => {
    const read = readMedia(entry, nameOf(entry), reader);
    return read ? [[read.name, read]] : [];
  });
  return Object.fromEntries(media);
}

function collectFiles(folder: FolderEntry, reader: MediaReader): FolderEntry[] {
  return listFolder(folder, reader.folders, ofMedia(reader.report)).flatMap((entry) => {
    if (entry.kind === 'folder') return collectFiles(entry, reader);
    if (entry.kind === 'other') reader.report(fileExpected(placeOf(entry)));
    return entry.kind === 'file' ? [entry] : [];
  });
}

/** Links from here would be published, so their targets must be meant for that. */
function ofMedia(report: Report): Report {
  return (problem) =>
    report(problem.code === 'file-link-outside' ? mediaLinkOutside(problem.place) : problem);
}

/** File names become addresses, on computers that may ignore case. Both files of such a pair are kept. */
function checkMediaNames(files: readonly FolderEntry[], report: Report): FolderEntry[] {
  const twins = findTwins(files);
  return files.filter((entry) => {
    const twin = twins.get(entry);
    if (twin) report(namesDifferOnlyInCase(placeOf(entry), placeOf(twin)));
    // The location of the site, such as `node_modules/@office`, isn't part of an address.
    if (/^[\w./-]+$/.test(nameIn(entry))) return true;
    const hides = [{ of: 'media', name: nameIn(entry) }];
    if (!twin) report({ ...mediaName(placeOf(entry), { suggestion: plainName(entry.name) }), hides });
    return false;
  });
}

/** The name that pages use. */
function nameIn({ file }: FolderEntry): string {
  return file.replace(/^.*?content\/media\//, '');
}

function plainName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.]+/g, '-');
  return plain.replace(/^-|-(?=\.|$)/g, '') || 'picture.jpg';
}

function placeOf(entry: FolderEntry): { file: string; line: number; column: number } {
  return { file: entry.file, line: 1, column: 1 };
}
