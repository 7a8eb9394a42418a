import { isDeepStrictEqual } from 'node:util';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { KindCodes } from '../../kinds/kind.ts';
import type { SchemaSet } from '../model/site.ts';
import type { Source, Sources } from '../model/source.ts';
import { sourcesOf } from '../source/sources-of.ts';
import type { Content } from './content.ts';
import type { DocumentLists } from './gather-documents.ts';
import type { Judge, Judgement } from './judge-documents.ts';

/** What the last check found, for one of a site that has hardly changed. */
export type CheckMemory = { last?: Checked };

export type Checked = {
  sources: Sources;
  schemas: SchemaSet;
  code: KindCodes;
  /** The documents. Present once this process has checked. */
  lists?: DocumentLists;
  /** Of rules that look at no Markdown below a front matter. */
  problems: readonly Diagnostic[];
  /** Of those that do, by the file. */
  ofFiles: ReadonlyMap<Source, Judgement>;
  /** Of rules that depend on the day. */
  ofDay?: OfDay;
  /** What the rules looked at, but for Markdown that has changed since. Present once this process has checked. */
  content?: () => Content;
  /** Opened once somebody needs it. */
  judge?: Judge;
};

/** What stands against the site on a calendar day only. */
export type OfDay = { day: string; problems: readonly Diagnostic[] };

export function createCheckMemory(): CheckMemory {
  return {};
}

/** The documents of the last check, where they were made of the same schemas. */
export function knownLists({ last }: CheckMemory, schemas: SchemaSet): DocumentLists | undefined {
  return last?.schemas === schemas ? last.lists : undefined;
}

type Given = Pick<Checked, 'sources' | 'schemas' | 'code'>;

/** The last check if all is as it was then but for the Markdown below front matters. */
export function lastCheck({ last }: CheckMemory, given: Given): Checked | undefined {
  const isSame = isOfSame(last, given) && haveSameHeads(sourcesOf(last.sources), sourcesOf(given.sources));
  return isSame ? last : undefined;
}

/** The last check, if what it said of files may still hold of those that are the same: site.yaml and the media are. */
export function earlierCheck({ last }: CheckMemory, given: Given): Checked | undefined {
  const { sources } = given;
  const isSame =
    isOfSame(last, given) &&
    last.sources.site === sources.site &&
    isDeepStrictEqual(last.sources.layers, sources.layers);
  return isSame ? last : undefined;
}

function isOfSame(last: Checked | undefined, { sources, schemas, code }: Given): last is Checked {
  return (
    last?.schemas === schemas && last.code === code && isDeepStrictEqual(last.sources.media, sources.media)
  );
}

function haveSameHeads(before: readonly Source[], now: readonly Source[]): boolean {
  return before.length === now.length && before.every((one, index) => hasSameHead(one, now[index]));
}

function hasSameHead(one: Source, other: Source | undefined): boolean {
  if (one === other) return true;
  // Of a file that is made of several, the head may stand in another one.
  if (one.layers || other?.layers) return false;
  if (!one.body || one.file !== other?.file || other.body?.start !== one.body.start) return false;
  return one.text.startsWith(other.text.slice(0, one.body.start));
}
