import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Report } from '../../../diagnostics/diagnostic.ts';
import { dataFileMissing, dataNotAsked, fileExpected } from '../../../diagnostics/messages.generated.ts';
import type { Kind, Kinds } from '../../model/kinds.ts';
import type { SchemaSet } from '../../model/site.ts';
import type { Source } from '../../model/source.ts';
import { isOwnFolder, ownStats } from '../../store/own-files.ts';
import { type FolderEntry, listFolder } from '../folder/list-folder.ts';
import type { InsteadTexts } from '../folder/list-with-added.ts';
import { readTextFile } from '../folder/read-text-file.ts';
import { fileIn } from '../layers/check-base.ts';
import type { Layer } from '../layers/find-layers.ts';
import type { ReadCache, StoredData } from '../read-cache.ts';
import { answerFile, dataLimit, isProgram } from './answer-file.ts';
import { dataLayer } from './data-layer.ts';
import { type ReadData, readData } from './read-data.ts';

type OpenDataOptions = {
  kinds: Kinds;
  schemas: SchemaSet;
  cache: ReadCache;
  seen: Set<string>;
  /** By absolute path: texts to use instead of the content of these files. */
  instead?: InsteadTexts;
};

type DataKind = Kind & { data: NonNullable<Kind['data']> };

/** Reads the entries of a collection for a layer: all of them come from one. */
export function openData(layers: readonly Layer[], options: OpenDataOptions) {
  const kinds = new Map(options.kinds.map((kind) => [kind.collection, kind]));
  const isWhole = layers.length === 1;
  return async (layer: Layer, collection: string, report: Report): Promise<readonly Source[]> => {
    const kind = kinds.get(collection);
    if (!kind || !isOfData(kind) || dataLayer(layers, kind.data.file) !== layer) return [];
    const entry = entryOf(layer, kind, report);
    const text = entry && textOf(entry, options, report);
    if (!entry || text === undefined) return [];
    const folder = fileIn(layer, `content/${collection}`);
    const { schemas } = options;
    const given = { text, folder, isWhole };
    const read =
      findKnown(entry, given, options) ??
      (await readData(entry.file, text, { kind, schemas, folder, isWhole }));
    options.cache.data.set(entry.absolute, { ...read, ...given, schemas });
    read.problems.forEach(report);
    return read.sources;
  };
}

/** The identical entries: whatever is known of them stays. */
function findKnown(
  { absolute }: FolderEntry,
  { text, folder, isWhole }: Omit<StoredData, keyof ReadData>,
  { cache: { data, storedData }, schemas }: OpenDataOptions,
): ReadData | undefined {
  const known = data.get(absolute);
  const before = known?.schemas === schemas ? known : storedData?.get(absolute);
  const isSame = before?.text === text && before.folder === folder && before.isWhole === isWhole;
  return isSame ? before : undefined;
}

function isOfData(kind: Kind): kind is DataKind {
  return kind.data !== undefined;
}

/** The file to read; undefined if there is none (reported, with all that refers to its entries). */
function entryOf(layer: Layer, { word, collection, data: { file } }: DataKind, report: Report) {
  const hiding: Report = (problem) => report({ ...problem, hides: [{ of: collection }] });
  const folder = { absolute: join(layer.root, 'data'), file: fileIn(layer, 'data') };
  const place = { file: `${folder.file}/${file}`, line: 1, column: 1 };
  const found = existsSync(folder.absolute)
    ? listFolder(folder, [layer.root], hiding).find(({ name }) => name === file)
    : undefined;
  if (found?.kind === 'refused') return undefined;
  if (found?.kind === 'file') return isProgram(file) ? answerOf(layer, file, hiding) : found;
  hiding(found ? fileExpected(place) : dataFileMissing(place, { word }));
  return undefined;
}

function answerOf(layer: Layer, program: string, report: Report): FolderEntry | undefined {
  const name = answerFile(program);
  const absolute = join(layer.root, name);
  const isThere = isOwnFolder(dirname(absolute)) && ownStats(absolute)?.isFile();
  if (isThere) return { name, absolute, file: fileIn(layer, name), kind: 'file' };
  report(dataNotAsked({ file: fileIn(layer, `data/${program}`), line: 1, column: 1 }));
  return undefined;
}

function textOf(entry: FolderEntry, { seen, instead }: OpenDataOptions, report: Report): string | undefined {
  seen.add(entry.absolute);
  return instead?.get(entry.absolute) ?? readTextFile(entry, dataLimit, report);
}
