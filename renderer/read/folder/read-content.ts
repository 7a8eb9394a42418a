import type { Report } from '../../../diagnostics/diagnostic.ts';
import { dataIdTwice } from '../../../diagnostics/messages/data.ts';
import {
  unknownContentFile,
  unknownContentFolder,
  wrongExtension,
} from '../../../diagnostics/messages/read.ts';
import { fileExpected } from '../../../diagnostics/messages.generated.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import type { Source, Sources } from '../../model/source.ts';
import { idOf } from '../../source/id-of.ts';
import { locate } from '../../source/locate.ts';
import { pictured } from './advice-for.ts';
import { explainTwin } from './check-file-names.ts';
import { type Collection, mediaFolder } from './content-layout.ts';
import type { ContentReader } from './content-reader.ts';
import { idsIn } from './ids-in.ts';
import { type FolderEntry, listFolder } from './list-folder.ts';
import { readFolder } from './read-folder.ts';

/** `files`: those beside entries that these show. */
type ReadContent = { collections: Sources['collections']; files: readonly FolderEntry[] };

/** Every collection with its sources in file name order; missing ones are empty. */
export async function readCollections(
  entries: readonly FolderEntry[],
  reader: ContentReader,
): Promise<ReadContent> {
  const collections = new Map<string, readonly Source[]>();
  const files: FolderEntry[] = [];
  const { folders, singleFiles } = reader.layout;
  for (const folder of folders) {
    const entry = entries.find(({ name }) => name === folder.name);
    const read = entry && (await readFolder(entry, folder, reader));
    const rows = await reader.readData(folder.name);
    collections.set(folder.name, withData(read?.sources ?? [], rows, reader.report));
    files.push(...(read?.files ?? []));
  }
  for (const single of singleFiles) {
    const [entry, twin] = single.extensions.flatMap(
      (extension) => entries.find(({ name }) => name === single.name + extension) ?? [],
    );
    if (entry && twin) reader.report(explainTwin(twin, entry));
    const others = entries.filter(({ name }) => isInAnotherLanguage(name, single));
    const files = [...(entry ? [entry] : []), ...others];
    collections.set(
      single.name,
      files.flatMap((one) => readSingle(one, reader)),
    );
  }
  for (const entry of entries) reportUnknown(entry, reader);
  return { collections: Object.fromEntries(collections), files };
}

/** An entry may be either in the data file or in one of its own. */
function withData(files: readonly Source[], rows: readonly Source[], report: Report): readonly Source[] {
  if (rows.length === 0) return files;
  const own = new Map(files.map((source) => [idOf(source), source]));
  const others = rows.filter((row) => {
    const file = own.get(idOf(row));
    if (file) report(dataIdTwice(locate(row, []), idOf(row), locate(file, [])));
    return !file;
  });
  return [...files, ...others].sort((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
}

function readSingle(entry: FolderEntry, reader: ContentReader): Source[] {
  if (entry.kind === 'file') return [reader.readSource(entry)];
  if (entry.kind !== 'refused') reader.report(fileExpected(placeOf(entry)));
  return [];
}

/** `wording.cy.yaml`: the words of another language that the site has pages in. */
function isInAnotherLanguage(name: string, { name: single }: Collection): boolean {
  return single === 'wording' && /^wording\.[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*\.yaml$/.test(name);
}

function reportUnknown(entry: FolderEntry, { layout, report, folderFor }: ContentReader): void {
  const { folders, singleFiles } = layout;
  const folderNames = [...folders.map(({ name }) => name), mediaFolder];
  const fileNames = singleFiles.flatMap(namesOf);
  if (entry.kind === 'refused' || folderNames.includes(entry.name) || fileNames.includes(entry.name)) return;
  if (singleFiles.some((single) => isInAnotherLanguage(entry.name, single))) return;
  if (entry.kind === 'folder') {
    const near = nearest(entry.name, folderNames);
    const hides = [{ of: 'media', name: entry.name }, ...(near === undefined ? [] : [{ of: near }])];
    const holdsPictures = listFolder(entry, [entry.absolute], () => {}).some(({ name }) =>
      pictured.test(name),
    );
    report({ ...unknownContentFolder(placeOf(entry), entry.name, { near, holdsPictures }), hides });
    return;
  }
  const single = singleFiles.find(({ name }) =>
    new RegExp(`^${name}\\.(?:yml|json|txt|yaml\\.txt)$`, 'i').test(entry.name),
  );
  const [suggestion] = single ? namesOf(single) : [];
  if (single && suggestion !== undefined) {
    const advice = { do: 'rename', name: suggestion } as const;
    const problem = wrongExtension(placeOf(entry), entry.name, single.extensions, advice);
    report({ ...problem, hides: [{ of: single.name }] });
    return;
  }
  const near = nearest(entry.name, fileNames);
  const meant = singleFiles.find((one) => near !== undefined && namesOf(one).includes(near));
  const hides = meant ? [{ of: meant.name }] : idsIn(entry);
  const folder = near === undefined ? folderFor(entry) : undefined;
  report({ ...unknownContentFile(placeOf(entry), entry.name, { near, folder }), hides });
}

function namesOf({ name, extensions }: Collection): string[] {
  return extensions.map((extension) => name + extension);
}

function placeOf(entry: FolderEntry): { file: string; line: number; column: number } {
  return { file: entry.file, line: 1, column: 1 };
}
