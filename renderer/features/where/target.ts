import type { Path, Place } from '../../../diagnostics/place.ts';

/** What somebody asks about: a value of a file, or the whole file (`path` is empty); `place` is where it stands. */
export type ValueTarget = {
  kind: 'value';
  /** As the record of origins calls the source; of a branch perhaps not the file that the value stands in. */
  source: string;
  /** The schema of the file. */
  schema: string;
  path: Path;
  place: Place;
  value: unknown;
};

/** A place in the text below a front matter; `offset` within the file's text. */
export type TextTarget = { kind: 'text'; source: string; offset: number; place: Place; value: string };

export type Target = ValueTarget | TextTarget;

/** What isn't there, with the nearest name of what is, and some of what there is. */
export type Unknown = {
  what: 'file' | 'field' | 'line' | 'page';
  written: string;
  /** The file in which a field or a line was looked for. */
  within?: string;
  meant?: string;
  known: readonly string[];
};

export type FoundTargets = { targets: readonly Target[] } | { unknown: Unknown };
