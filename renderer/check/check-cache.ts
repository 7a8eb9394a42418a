import { isDeepStrictEqual } from 'node:util';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { KindCodes } from '../../kinds/kind.ts';
import type { SchemaSet } from '../model/site.ts';
import type { Source, Sources } from '../model/source.ts';
import { sourcesOf } from '../source/sources-of.ts';
import type { DocumentCheck, DocumentProblems } from './check-documents.ts';
import type { Content } from './content.ts';
import type { DocumentLists } from './gather-documents.ts';

/** The results of the last check, reused if the site has hardly changed. */
export type CheckCache = { last?: CheckResult };

export type CheckResult = {
  sources: Sources;
  schemas: SchemaSet;
  code: KindCodes;
  /** The documents. Present once this process has run a check. */
  lists?: DocumentLists;
  /** From rules that don't look at Markdown below a front matter. */
  problems: readonly Diagnostic[];
  /** From rules that do, by file. */
  ofFiles: ReadonlyMap<Source, DocumentProblems>;
  /** From rules that depend on the day. */
  ofDay?: OfDay;
  /** The content that the rules looked at, except Markdown changed since. Present once this process has run a check. */
  content?: () => Content;
  /** Opened on first use. */
  judge?: DocumentCheck;
};

/** Problems that exist only on a certain calendar day. */
export type OfDay = { day: string; problems: readonly Diagnostic[] };

export function createCheckCache(): CheckCache {
  return {};
}

/** The documents of the last check, if made with the same schemas. */
export function cachedLists({ last }: CheckCache, schemas: SchemaSet): DocumentLists | undefined {
  return last?.schemas === schemas ? last.lists : undefined;
}

type CheckInput = Pick<CheckResult, 'sources' | 'schemas' | 'code'>;

/** The last check if only Markdown below front matters has changed since. */
export function lastCheck({ last }: CheckCache, given: CheckInput): CheckResult | undefined {
  const isSame = isOfSame(last, given) && haveSameHeads(sourcesOf(last.sources), sourcesOf(given.sources));
  return isSame ? last : undefined;
}

/** The last check, if its results for unchanged files may still hold: site.yaml and the media are unchanged. */
export function earlierCheck({ last }: CheckCache, given: CheckInput): CheckResult | undefined {
  const { sources } = given;
  const isSame =
    isOfSame(last, given) &&
    last.sources.site === sources.site &&
    isDeepStrictEqual(last.sources.layers, sources.layers);
  return isSame ? last : undefined;
}

function isOfSame(
  last: CheckResult | undefined,
  { sources, schemas, code }: CheckInput,
): last is CheckResult {
  return (
    last?.schemas === schemas && last.code === code && isDeepStrictEqual(last.sources.media, sources.media)
  );
}

function haveSameHeads(before: readonly Source[], now: readonly Source[]): boolean {
  return before.length === now.length && before.every((one, index) => hasSameHead(one, now[index]));
}

function hasSameHead(one: Source, other: Source | undefined): boolean {
  if (one === other) return true;
  // If a file has several layers, its head may be in another one.
  if (one.layers || other?.layers) return false;
  if (!one.body || one.file !== other?.file || other.body?.start !== one.body.start) return false;
  return one.text.startsWith(other.text.slice(0, one.body.start));
}
