import type { NamedValue } from './named-value.ts';

/** A value that was typed although it has a name: the same one, or another than the named one. */
export type Finding = {
  kind: 'same' | 'other';
  offset: number;
  written: string;
  /** What it may be, the likeliest first. */
  values: readonly NamedValue[];
};
