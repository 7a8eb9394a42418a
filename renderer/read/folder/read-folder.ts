import { entryTwiceInFolders } from '../../../diagnostics/messages/read.ts';
import { folderExpected } from '../../../diagnostics/messages.generated.ts';
import type { Source } from '../../model/source.ts';
import { breathe } from '../../model/steps.ts';
import { beside } from '../../schema/beside-name.ts';
import { idOfFile } from '../../source/id-of-file.ts';
import { checkFileNames } from './check-file-names.ts';
import type { Collection } from './content-layout.ts';
import type { ContentReader } from './content-reader.ts';
import type { FolderEntry } from './list-folder.ts';
import { listWithAdded } from './list-with-added.ts';

/** The entries of a kind, in the order of their ids, and the files beside them that they show. */
export type ReadEntries = { sources: readonly Source[]; files: readonly FolderEntry[] };

export async function readFolder(
  entry: FolderEntry,
  collection: Collection,
  reader: ContentReader,
): Promise<ReadEntries> {
  if (entry.kind === 'folder') {
    const { sources, files } = await readWithin(entry, collection, reader);
    return { sources: collection.hasFolders ? distinct(sources, reader) : sources, files };
  }
  if (entry.kind !== 'refused') reader.report(folderExpected({ file: entry.file, line: 1, column: 1 }));
  return { sources: [], files: [] };
}

async function readWithin(
  folder: FolderEntry,
  collection: Collection,
  reader: ContentReader,
): Promise<ReadEntries> {
  const listed = listWithAdded(folder, [reader.root], reader.instead, reader.report);
  const isWithin = ({ kind, name }: FolderEntry) =>
    collection.hasFolders &&
    kind === 'folder' &&
    !collection.extensions.some((extension) => name.endsWith(extension));
  const own = await readFiles(
    listed.filter((entry) => !isWithin(entry)),
    collection,
    reader,
  );
  const all = [own];
  for (const entry of listed.filter(isWithin)) all.push(await readWithin(entry, collection, reader));
  return { sources: all.flatMap(({ sources }) => sources), files: all.flatMap(({ files }) => files) };
}

const filesPerBreath = 100;

/** Files that an entry may show. */
const shown = /\.(?:svg|png|jpe?g|webp|gif|avif|mp4|webm|mp3|vtt|pdf)$/i;

/** Only files that an entry names are beside it on purpose. */
async function readFiles(
  entries: readonly FolderEntry[],
  collection: Collection,
  reader: ContentReader,
): Promise<ReadEntries> {
  const isShown = ({ kind, name }: FolderEntry) => kind === 'file' && shown.test(name);
  const texts = checkFileNames(
    entries.filter((entry) => !isShown(entry)),
    collection,
    reader,
  );
  const sources: Source[] = [];
  for (const file of texts) {
    sources.push(reader.readSource(file));
    if (sources.length % filesPerBreath === 0) await breathe(reader.signal);
  }
  const isNamed = ({ name }: FolderEntry) => sources.some(({ text }) => text.includes(beside + name));
  const others = entries.filter(isShown);
  checkFileNames(
    others.filter((entry) => !isNamed(entry)),
    collection,
    reader,
  );
  return { sources, files: others.filter(isNamed) };
}

/** Ids are the names of files, whatever their folder: no two are the same. */
function distinct(sources: readonly Source[], { report }: ContentReader): Source[] {
  const known = new Map<string, Source>();
  for (const source of sources) {
    const id = idOfFile(source.file);
    const other = known.get(id);
    if (other) report(entryTwiceInFolders(id, { file: source.file, other: other.file }));
    else known.set(id, source);
  }
  return [...known].sort(([one], [two]) => (one < two ? -1 : 1)).map(([, source]) => source);
}
