import type { Source } from './source.ts';

/**
 * A rule of the house. `find` gives a line for each place that breaks it. `breaks` and `keeps` show that it works:
 * small sets of files (text by path), each of which breaks the rule, or doesn't.
 */
export type Rule = {
  name: string;
  find: (sources: readonly Source[]) => string[];
  breaks: readonly Readonly<Record<string, string>>[];
  keeps: readonly Readonly<Record<string, string>>[];
};
