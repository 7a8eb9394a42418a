import type { Planned, Query } from '../../kinds/planned.ts';
import type { Checked } from '../check/check-memory.ts';
import { type PackedValues, packNamedValues } from '../check/said-twice/pack-named-values.ts';
import type { SchemaSet } from '../model/site.ts';
import type { Source } from '../model/source.ts';
import type { AnswerMemory } from '../plan/context/answer-memory.ts';
import { queryOf, rowsAsking } from '../plan/context/answer-table.ts';
import { digestOf } from '../plan/context/digest-of.ts';
import { lasting } from '../plan/context/planned-answers.ts';
import { planFeeds } from '../plan/files/plan-feed.ts';
import type { OpenPlan } from '../plan/plan-site.ts';
import { sourcesOf } from '../source/sources-of.ts';
import { countCharacters } from './character-counts.ts';
import { type FileStamps, type PackedStamps, packStamps } from './file-stamps.ts';
import { packMarks, type TextMarks, textMarks } from './text-marks.ts';

/** So many texts at most may be others than in the state, each of which every patch reads, and so many pages be made anew. */
export const mostPatched = { texts: 32, pages: 32 };

/** What a build leaves for those after it in which only texts below front matters are others. Plain data. */
export type PatchBase = {
  /** All that was read, as it stood then. */
  inputs: PackedStamps;
  schemas: SchemaSet;
  /** Of each file with a text, a line for `marksIn`: what of it the rest of the site may depend on. */
  marks: string;
  /** In how many of these files each unusual character stands. */
  characters: ReadonlyMap<string, number>;
  /** What texts could have named instead of saying it. */
  named: PackedValues;
  /** The pages that are shown, as JSON, and the addresses of those that are not. */
  shown: string;
  hidden: readonly string[];
  /** A digest of what the feeds show beside their texts. */
  feeds: string;
  answers: readonly PresetAnswer[];
};

/** A question whose answer takes long to work out, or that every page asks, with the answer. */
export type PresetAnswer = { query: Query; planned: Omit<Planned<unknown>, 'reads'> };

type Built = { plan: OpenPlan; check: Checked; answers: AnswerMemory; inputs: FileStamps };

/** Undefined where more than one site is involved: then texts are read together with those of others. */
export function patchBaseOf({ plan, check, answers, inputs }: Built): PatchBase | undefined {
  const { sources, content } = check;
  if (!content || sources.layers.length > 1 || sources.neighbours) return undefined;
  const { shown, hidden } = plan.context.routes();
  const texts = sourcesOf(sources).filter(({ body }) => body);
  const marks = new Map(texts.map((source: Source): [string, TextMarks] => [source.file, textMarks(source)]));
  return {
    inputs: packStamps(inputs),
    schemas: plan.context.site.schemas,
    marks: packMarks(marks),
    characters: countCharacters(marks.values()),
    named: packNamedValues(content().named()),
    shown: JSON.stringify(shown),
    hidden: [...hidden],
    feeds: digestOf(planFeeds(plan.context).assets),
    answers: presetAnswers(answers),
  };
}

/** Those that an earlier process had left without the answer are asked again. */
function presetAnswers({ table, ask }: AnswerMemory): PresetAnswer[] {
  const queries = rowsAsking(table, lasting).map((row) => queryOf(table, row));
  return queries.flatMap((query) => {
    try {
      const { reads: _reads, ...planned } = ask(query);
      return [{ query, planned }];
    } catch {
      // Nobody asks that any more.
      return [];
    }
  });
}
