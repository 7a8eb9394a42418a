import { deserialize, serialize } from 'node:v8';
import type { PackedCheck } from '../check/pack-check.ts';
import type { PackedAnswers } from '../plan/context/pack-answers.ts';
import type { StoredLayers } from '../read/layers/layers-before.ts';
import type { ReadCache, ReadSource, StoredData, StoredText, StoredTexts } from '../read/read-cache.ts';
import { toStoredText } from '../read/stored-texts.ts';
import type { MadeIndex } from '../render/search/create-search-index.ts';
import { type PackedNames, packNames, positionOfName } from '../store/pack-names.ts';
import type { PartReader } from '../store/parts.ts';
import { openPackedAnswers, printAnswers, readAnswers } from './answer-parts.ts';
import type { CachedPage, CachedPages } from './cached-pages.ts';
import type { PatchBase } from './patch-base.ts';

/** A build that a process stores for the next, in parts: for a large site only a few may be needed. */
export type StoredBuild = {
  head: StoredBuildHead;
  rest: StoredBuildRest;
  /** By absolute path. */
  texts: ReadonlyMap<string, ReadSource>;
  pages: ReadonlyMap<string, CachedPage>;
  /** Large: made only when they are written, like the stored texts. */
  answers: () => PackedAnswers;
  /** The part that is needed if only texts have changed. */
  base: () => PatchBase | undefined;
};

export type StoredBuildHead = {
  /** Where it was stored, and with which schemas and code of kinds: if these differ, none of it counts. */
  home: string;
  /** With which templates it was stored. If these differ, results of unchanged template parts still count. */
  templates: string;
  /** A digest of the files that were read, as they were then. */
  inputs?: string;
  /** A digest of the files of the output that are not pages. */
  beside: string;
  /** A digest of everything reported about the site: a patch reports it again. */
  said: string;
  check: PackedCheck | undefined;
  search: MadeIndex | undefined;
} & Pick<CachedPages, 'look' | 'sound'>;

/** Only needed by a whole build. */
export type StoredBuildRest = {
  layers: StoredLayers;
  /** By absolute path. */
  data: ReadonlyMap<string, StoredData>;
  media: ReadCache['media'];
  /** The plain part of the inputs of the answers. */
  basis: readonly unknown[];
} & Pick<CachedPages, 'parts' | 'art'>;

/** A stored build whose parts are read on demand. An undefined or missing part is damaged. */
export type OpenStoredBuild = {
  head: StoredBuildHead;
  rest: () => StoredBuildRest | undefined;
  /** Each field is read on demand, and throws if it is damaged. */
  someAnswers: () => PackedAnswers;
  answers: () => PackedAnswers | undefined;
  base: () => PatchBase | undefined;
  /** By absolute path. */
  text: (absolute: string) => StoredText | undefined;
  /** By output file. */
  page: (output: string) => readonly [address: string, record: CachedPage] | undefined;
  texts: () => StoredTexts | undefined;
  pages: () => Map<string, CachedPage> | undefined;
};

/** Texts, or pages, per part: values that they share are written once in it. */
const perPart = 64;

/** The names by which texts and pages are looked up, in their order. */
type Index = { texts: PackedNames; outputs: PackedNames };

/** Each part is made on demand. */
export function* printStoredBuild({
  head,
  rest,
  answers,
  texts,
  pages,
  base,
}: StoredBuild): Generator<[part: string, content: Uint8Array]> {
  const index: Index = {
    texts: packNames([...texts.keys()]),
    outputs: packNames([...pages.values()].map(({ output }) => output)),
  };
  yield ['head', serialize(head)];
  yield ['index', serialize(index)];
  yield ['rest', serialize(rest)];
  yield* inParts('texts', [...texts], ([absolute, read]) => [absolute, toStoredText(read)]);
  yield* inParts('pages', [...pages], (page) => page);
  // The base's questions are added to the answers.
  yield ['base', serialize(base())];
  yield* printAnswers(answers());
}

function* inParts<Value>(
  name: string,
  values: readonly Value[],
  keep: (value: Value) => unknown,
): Generator<[string, Uint8Array]> {
  for (let part = 0; part * perPart < values.length; part += 1) {
    const stored = values.slice(part * perPart, (part + 1) * perPart).map(keep);
    yield [`${name} ${part}`, serialize(stored)];
  }
}

/** Undefined if it is damaged. */
export function openStoredBuild(parts: PartReader): OpenStoredBuild | undefined {
  const head: StoredBuildHead | undefined = readPart(parts, 'head');
  const index: Index | undefined = readPart(parts, 'index');
  if (!head || !index) return undefined;
  const texts = openList<readonly [string, StoredText]>('texts', parts);
  const pages = openList<readonly [string, CachedPage]>('pages', parts);
  return {
    head,
    rest: () => readPart(parts, 'rest'),
    someAnswers: () => openPackedAnswers(neededPart(parts)),
    answers: () => wholeAnswers(parts),
    base: () => readPart(parts, 'base'),
    text: (absolute) => texts.at(positionOfName(index.texts, absolute))?.[1],
    page: (output) => pages.at(positionOfName(index.outputs, output)),
    texts: () => wholeMap(texts.all(index.texts.count)),
    pages: () => wholeMap(pages.all(index.outputs.count)),
  };
}

function wholeMap<Value>(
  all: readonly (readonly [string, Value])[] | undefined,
): Map<string, Value> | undefined {
  return all && new Map(all);
}

function openList<Value>(name: string, parts: PartReader) {
  const known = new Map<number, readonly Value[] | undefined>();
  const part = (number: number) => {
    if (!known.has(number)) known.set(number, readPart<readonly Value[]>(parts, `${name} ${number}`));
    return known.get(number);
  };
  return {
    at: (place: number | undefined): Value | undefined =>
      place === undefined ? undefined : part(Math.floor(place / perPart))?.[place % perPart],
    all: (length: number): Value[] | undefined => {
      const read = Array.from({ length: Math.ceil(length / perPart) }, (_, number) => part(number));
      return read.every((values) => values !== undefined) ? read.flat() : undefined;
    },
  };
}

/** Undefined if a part is damaged. */
function wholeAnswers(parts: PartReader): PackedAnswers | undefined {
  try {
    return readAnswers(neededPart(parts));
  } catch {
    return undefined;
  }
}

function neededPart(parts: PartReader) {
  return <Value>(name: string): Value => {
    const found = readPart<Value>(parts, name);
    if (found === undefined) throw new Error(`the part “${name}” is damaged`);
    return found;
  };
}

/** The value is used unchecked: it counts only in the folder in which it was stored. */
function readPart<Value>(parts: PartReader, name: string): Value | undefined {
  const read = parts.read(name);
  try {
    return read && deserialize(read);
  } catch {
    return undefined;
  }
}
