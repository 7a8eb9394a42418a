import type { Planned, Query } from '../../kinds/planned.ts';
import type { CheckResult } from '../check/check-cache.ts';
import { type PackedValues, packNamedValues } from '../check/named-values/pack-named-values.ts';
import type { SchemaSet } from '../model/site.ts';
import type { Source } from '../model/source.ts';
import type { AnswerCache } from '../plan/context/answer-cache.ts';
import { queryOf, rowsAsking } from '../plan/context/answer-table.ts';
import { digestOf } from '../plan/context/digest-of.ts';
import { lasting } from '../plan/context/planned-answers.ts';
import { planFeeds } from '../plan/files/plan-feed.ts';
import type { OpenPlan } from '../plan/plan-site.ts';
import { contentVersion } from '../source/content-version.ts';
import { sourcesOf } from '../source/sources-of.ts';
import { countCharacters } from './character-counts.ts';
import { type FileStamps, type PackedStamps, packStamps } from './file-stamps.ts';
import { packMarks, type TextMarks, textMarks } from './text-marks.ts';

/**
 * The most texts that may differ from the stored build, each of which every patch reads, and the most pages that may be
 * made again.
 */
export const mostPatched = { texts: 32, pages: 32 };

/** Data that a build leaves for later ones in which only texts below front matter change. Plain data. */
export type PatchBase = {
  /** Everything that was read, as it was then. */
  inputs: PackedStamps;
  schemas: SchemaSet;
  /** For each file with a text, a line for `marksIn`: the parts of it on which the rest of the site may depend. */
  marks: string;
  /** Of the content, as it was then. */
  version: string;
  /** The number of these files that contain each unusual character. */
  characters: ReadonlyMap<string, number>;
  /** Values that texts could refer to by name instead of repeating them. */
  named: PackedValues;
  /** The pages that are shown, as JSON, and the addresses of those that are not. */
  shown: string;
  hidden: readonly string[];
  /** A digest of the feeds' content besides their texts. */
  feeds: string;
  answers: readonly PresetAnswer[];
};

/** A question that takes long to answer, or that every page asks, with its answer. */
export type PresetAnswer = { query: Query; planned: Omit<Planned<unknown>, 'reads'> };

type PatchBaseInput = { plan: OpenPlan; check: CheckResult; answers: AnswerCache; inputs: FileStamps };

/** Undefined if more than one site is involved: then texts are read together with those of others. */
export function patchBaseOf({ plan, check, answers, inputs }: PatchBaseInput): PatchBase | undefined {
  const { sources, content } = check;
  if (!content || sources.layers.length > 1 || sources.neighbours) return undefined;
  const { shown, hidden } = plan.context.routes();
  const texts = sourcesOf(sources).filter(({ body }) => body);
  const marks = new Map(texts.map((source: Source): [string, TextMarks] => [source.file, textMarks(source)]));
  return {
    inputs: packStamps(inputs),
    schemas: plan.context.site.schemas,
    marks: packMarks(marks),
    version: contentVersion(sourcesOf(sources)),
    characters: countCharacters(marks.values()),
    named: packNamedValues(content().named()),
    shown: JSON.stringify(shown),
    hidden: [...hidden],
    feeds: digestOf(planFeeds(plan.context).assets),
    answers: presetAnswers(answers),
  };
}

/** Asks those again that an earlier process left without an answer. */
function presetAnswers({ table, ask }: AnswerCache): PresetAnswer[] {
  const queries = rowsAsking(table, lasting).map((row) => queryOf(table, row));
  return queries.flatMap((query) => {
    try {
      const { reads: _reads, ...planned } = ask(query);
      return [{ query, planned }];
    } catch {
      // The question is no longer asked.
      return [];
    }
  });
}
