import type { Path, Place } from '../../diagnostics/place.ts';

/** A value to ask about, or a whole file (`path` is empty); `place` is where it is. */
export type ValueTarget = {
  kind: 'value';
  /** The source's name in the record of origins; in a branch perhaps not the file that contains the value. */
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

/** Something that doesn't exist, with the nearest existing name, and some others. */
export type Unknown = {
  what: 'file' | 'field' | 'line' | 'page';
  written: string;
  /** The file in which a field or a line was looked for. */
  within?: string;
  meant?: string;
  known: readonly string[];
};

export type FoundTargets = { targets: readonly Target[] } | { unknown: Unknown };
