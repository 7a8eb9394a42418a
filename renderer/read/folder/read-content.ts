import type { Report } from '../../../diagnostics/diagnostic.ts';
import {
  fileExpected,
  folderExpected,
  unknownContentFile,
  unknownContentFolder,
  wrongExtension,
} from '../../../diagnostics/messages/read.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import type { Source, Sources } from '../../model/source.ts';
import { checkFileNames } from './check-file-names.ts';
import { type Collection, type ContentLayout, mediaFolder } from './content-layout.ts';
import { type FolderEntry, listFolder } from './list-folder.ts';

/** What the parts of `content/` are read with. `root` is absolute and without links. */
export type ContentReader = {
  root: string;
  layout: ContentLayout;
  report: Report;
  readSource: (entry: FolderEntry) => Source;
};

/** Every collection with its sources in file name order, empty where there are none. */
export function readCollections(
  entries: readonly FolderEntry[],
  reader: ContentReader,
): Sources['collections'] {
  const collections: Record<string, readonly Source[]> = {};
  const { folders, singleFiles } = reader.layout;
  for (const folder of folders) {
    const entry = entries.find(({ name }) => name === folder.name);
    collections[folder.name] = entry ? readFolder(entry, folder, reader) : [];
  }
  for (const single of singleFiles) {
    const entry = entries.find(({ name }) => name === single.name + single.extension);
    collections[single.name] = entry ? readSingle(entry, reader) : [];
  }
  for (const entry of entries) reportUnknown(entry, reader.layout, reader.report);
  return collections;
}

function readFolder(entry: FolderEntry, collection: Collection, reader: ContentReader): Source[] {
  if (entry.kind !== 'folder') {
    if (entry.kind !== 'refused') reader.report(folderExpected(placeOf(entry)));
    return [];
  }
  const files = checkFileNames(listFolder(entry, reader.root, reader.report), collection, reader.report);
  return files.map(reader.readSource);
}

function readSingle(entry: FolderEntry, reader: ContentReader): Source[] {
  if (entry.kind === 'file') return [reader.readSource(entry)];
  if (entry.kind !== 'refused') reader.report(fileExpected(placeOf(entry)));
  return [];
}

function reportUnknown(entry: FolderEntry, { folders, singleFiles }: ContentLayout, report: Report): void {
  const folderNames = [...folders.map(({ name }) => name), mediaFolder];
  const fileNames = singleFiles.map(({ name, extension }) => name + extension);
  if (entry.kind === 'refused' || folderNames.includes(entry.name) || fileNames.includes(entry.name)) return;
  if (entry.kind === 'folder') {
    report(unknownContentFolder(placeOf(entry), entry.name, nearest(entry.name, folderNames)));
    return;
  }
  const single = singleFiles.find(({ name }) =>
    new RegExp(`^${name}\\.(?:yml|json|txt|yaml\\.txt)$`, 'i').test(entry.name),
  );
  const suggestion = single && single.name + single.extension;
  if (suggestion)
    report(wrongExtension(placeOf(entry), entry.name, '.yaml', { do: 'rename', name: suggestion }));
  else report(unknownContentFile(placeOf(entry), entry.name, nearest(entry.name, fileNames)));
}

function placeOf(entry: FolderEntry): { file: string; line: number; column: number } {
  return { file: entry.file, line: 1, column: 1 };
}
