import type { NamedValue } from '../../check/named-values/named-value.ts';

/** A value that was typed although it has a name: the same value, or a different one. */
export type Finding = {
  kind: 'same' | 'other';
  offset: number;
  written: string;
  /** The values that it may be, the likeliest first. */
  values: readonly NamedValue[];
};
