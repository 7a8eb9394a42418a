import type { Source } from './source.ts';

/**
 * An architecture rule. `find` returns a line for each place that breaks it. `breaks` and `keeps` show that it works:
 * small sets of files (text by path) that break the rule, and that don't.
 */
export type Rule = {
  name: string;
  find: (sources: readonly Source[]) => string[];
  breaks: readonly Readonly<Record<string, string>>[];
  keeps: readonly Readonly<Record<string, string>>[];
};
