/** The types of a site's own entries, as its templates receive them: `site types` writes them into schemas/types.ts. */
import type { Body } from '../schemas/planned.ts';
import type { Planned } from './planned.ts';

/**
 * An entry in a list or on a card: what the kind's `plan` returns, else its own fields. `Codes` is the type of `kinds` in
 * the site's kinds/registry.ts, which is exact only if it is written with `satisfies` instead of a type.
 */
export type PlannedEntry<Codes, Word extends string, Fields> = PlannedBy<
  Codes,
  Word,
  'plan',
  Fields & { id: string; href?: string }
>;

/** The same on its own page. `Text`: what the text of an MDX file adds. */
export type WholeEntry<Codes, Word extends string, Fields, Text = unknown> = PlannedBy<
  Codes,
  Word,
  'whole',
  PlannedEntry<Codes, Word, Fields> & Text
>;

/** The text below the front matter. */
export type EntryText = { body: Body; contents: { id: string; text: string }[] };

type PlannedBy<Codes, Word extends string, Step extends 'plan' | 'whole', Otherwise> =
  Codes extends Readonly<Record<Word, Readonly<Record<Step, (...given: never[]) => Planned<infer Made>>>>>
    ? Made
    : Otherwise;
