import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { KindCodes } from '../../kinds/kind.ts';
import type { Checked } from '../check/check-memory.ts';
import type { SchemaSet } from '../model/site.ts';
import type { PageRecords } from '../page-records.ts';
import { type PackedAnswers, packAnswers, unpackAnswers } from '../plan/context/pack-answers.ts';
import type { ReadCache } from '../read/read-cache.ts';
import type { MadeIndex } from '../render/search/create-search-index.ts';
import type { SiteCache } from '../site-cache.ts';
import type { ValueStore } from '../store/value-store.ts';
import type { BuildOptions } from './built-site.ts';
import { isSettled, scanProgram } from './scan-inputs.ts';

/** What a process that has built a site leaves to the next: what a process that goes on would know. */
export type KeptState = {
  /** Puts what was left into an empty cache. */
  restore: (cache: SiteCache) => Restored | undefined;
  keep: (cache: SiteCache) => void;
};

/** The rest of what was left counts once what it was made with is there: it is the same, but it is code, and is loaded anew. */
export type Restored = (schemas: SchemaSet, code: KindCodes) => void;

type State = {
  home: string;
  read: ReadCache;
  check: Pick<Checked, 'sources' | 'problems' | 'ofFiles'> | undefined;
  answers: PackedAnswers;
  /** The plain part of what answers depend on. */
  basis: readonly unknown[];
  pages: PageRecords;
  search: MadeIndex | undefined;
};

/** Pages: the state of more takes longer to read than it saves. */
const most = 2000;

/** `begun`: when the build began by the clock of the disk, in milliseconds since 1970. Nothing is kept of one of which that isn't known. */
export function openKeptState(
  { root, out, base }: BuildOptions,
  store: ValueStore,
  begun: number | undefined,
): KeptState {
  const key = `state ${JSON.stringify([relative(root, out), base])}`;
  const program = scanProgram(root);
  return {
    restore: (cache) => {
      const found = store.find(key);
      const state: State | undefined = found && deserialize(found.value);
      if (!state || !program || state.home !== homeOf(root, program.digest)) return undefined;
      cache.read = state.read;
      cache.search = state.search;
      return (schemas, code) => {
        cache.pages = state.pages;
        if (state.check) cache.check.last = { ...state.check, schemas, code };
        cache.answers = unpackAnswers(state.answers, [schemas, code, ...state.basis]);
      };
    },
    keep: ({ read, check: { last }, answers, pages, search }) => {
      if (begun === undefined || !program || !isSettled(program, begun)) return;
      if (pages.pages.size > most) return;
      const [, , ...basis] = answers.basis;
      const home = homeOf(root, program.digest);
      const state: State = {
        home,
        read,
        check: last && { sources: last.sources, problems: last.problems, ofFiles: last.ofFiles },
        answers: packAnswers(answers),
        basis,
        pages,
        search,
      };
      store.keep(key, serialize(state));
    },
  };
}

/**
 * Tells this folder on this disk from a copy of it, which may come from anywhere: what stands in a state is published
 * without another look. Nobody can choose number and birth of a folder.
 */
function homeOf(root: string, program: string): string {
  const { ino, birthtimeMs } = statSync(join(root, '.site'));
  return [root, ino, birthtimeMs, program].join('\n');
}
