import { join, relative } from 'node:path';
import { serialize } from 'node:v8';
import type { KindCodes } from '../../kinds/kind.ts';
import { type PackedCheck, packCheck, unpackCheck } from '../check/pack-check.ts';
import type { SchemaSet } from '../model/site.ts';
import type { Sources } from '../model/source.ts';
import type { PageRecord, PageRecords } from '../page-records.ts';
import { beginWith } from '../plan/context/answer-memory.ts';
import { leaveAnswers } from '../plan/context/leave-answers.ts';
import type { LeftAnswers } from '../plan/context/left-answers.ts';
import type { FileQuery } from '../plan/context/look-into-file.ts';

import { filesBefore, isAsKept, keepTexts } from '../read/kept-texts.ts';
import { type KeptLayers, keepLayers, layersBefore } from '../read/layers/layers-before.ts';
import type { KeptTexts, ReadCache } from '../read/read-cache.ts';
import type { MadeIndex } from '../render/search/create-search-index.ts';
import type { SiteCache } from '../site-cache.ts';
import { homeOf, stateName } from '../store/own-files.ts';
import { findSerialized, type ValueStore } from '../store/value-store.ts';
import type { ProvenanceLeft } from '../write/write-provenance.ts';
import type { BuildOptions } from './built-site.ts';
import { isSettled, scanProgram } from './scan-inputs.ts';

/** What a process that has built a site leaves to the next: what a process that goes on would know. */
export type KeptState = {
  /** Puts what was left into an empty cache. */
  restore: (cache: SiteCache) => Restored | undefined;
  keep: (cache: SiteCache) => void;
};

/** The rest of what was left counts once what it was made with has been read: it is the same, but it is code, and is loaded anew. */
export type Restored = (read: { schemas: SchemaSet; code: KindCodes; sources: Sources }) => void;

type State = {
  home: string;
  layers: KeptLayers;
  texts: KeptTexts;
  media: ReadCache['media'];
  check: PackedCheck | undefined;
  answers: LeftAnswers;
  /** The plain part of what answers depend on. */
  basis: readonly unknown[];
  pages: Omit<PageRecords, 'provenance'>;
  search: MadeIndex | undefined;
};

/** Pages: the state of more takes longer to read than it saves. */
const most = 20_000;

/** Pages or files: while no more than these are others than in what was left, that is nearer to hand than writing it anew. */
const few = (all: number) => Math.max(16, all / 50);

/** `begun`: when the build began by the clock of the disk, in milliseconds since 1970. Nothing is kept of one of which that isn't known. */
export function openKeptState(
  { root, out, base, drafts = false }: BuildOptions,
  store: ValueStore,
  begun: number | undefined,
): KeptState {
  const of = JSON.stringify([relative(root, out), base, drafts]);
  const key = () => `state ${homeOf(join(root, stateName))} ${of}`;
  // Changes with every page that is written.
  const provenanceKey = () => `provenance ${homeOf(join(root, stateName))} ${of}`;
  const program = scanProgram(root);
  let left: State | undefined;
  return {
    restore: (cache) => {
      const state: State | undefined = findSerialized(store, key());
      if (!state || !program || state.home !== homeOfState(root, program.digest)) return undefined;
      left = state;
      cache.read = { texts: new Map(), media: state.media, kept: state.texts, merged: new Map() };
      cache.search = state.search;
      const provenance: ProvenanceLeft | undefined = findSerialized(store, provenanceKey());
      return (read) => putBack(state, { ...read, provenance }, cache);
    },
    keep: ({ read, check: { last }, answers, pages, search }) => {
      if (begun === undefined || !program || !isSettled(program, begun)) return;
      if (pages.pages.size > most) return;
      const { provenance, ...records } = pages;
      store.keep(provenanceKey(), serialize(provenance));
      if (left && isNear(left, { read, pages: records.pages })) return;
      const [, , ...basis] = answers.basis;
      const home = homeOfState(root, program.digest);
      const state: State = {
        home,
        layers: keepLayers(read),
        texts: keepTexts(read),
        media: read.media,
        check: last && packCheck(last),
        answers: leaveAnswers(answers),
        basis,
        pages: records,
        search,
      };
      store.keep(key(), serialize(state));
    },
  };
}

/** Whether what was left says nearly all that there is to say: the next process makes the same few pages once more. */
function isNear(
  { texts, pages }: State,
  now: { read: ReadCache; pages: ReadonlyMap<string, PageRecord> },
): boolean {
  const made = [...now.pages].filter(([address, record]) => pages.pages.get(address) !== record);
  const read = [...now.read.texts].filter(([file, known]) => !isAsKept(texts.get(file), known.read.source));
  const { size } = now.pages;
  const gone = Math.max(0, pages.pages.size - size, texts.size - now.read.texts.size);
  return made.length + gone <= few(size) && read.length + gone <= few(now.read.texts.size);
}

function putBack(
  { layers, texts, check, answers, basis, pages }: State,
  { schemas, code, sources, provenance }: Parameters<Restored>[0] & Pick<PageRecords, 'provenance'>,
  cache: SiteCache,
): void {
  const isAlone = layers.length === 1 && sources.layers.length === 1;
  const { fileBefore, isSame } = isAlone
    ? filesBefore(texts, sources)
    : layersBefore({ layers, texts }, sources, { schemas, cache: cache.read });
  cache.pages = { ...pages, provenance };
  const checked = check && unpackCheck(check, fileBefore);
  if (checked) cache.check.last = { ...checked, schemas, code };
  // Of a file that has changed, only the fields are known as they were.
  const sourceBefore = ({ ask, file }: FileQuery) =>
    ask === 'value' || isSame(file) ? fileBefore(file) : undefined;
  cache.answers = beginWith(answers, { basis: [schemas, code, ...basis], sourceBefore });
}

/** What stands in a state is published without another look, so it counts only in the folder in which it was left. */
function homeOfState(root: string, program: string): string {
  return [root, homeOf(join(root, stateName)), program].join('\n');
}
