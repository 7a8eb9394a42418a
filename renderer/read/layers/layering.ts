import type { Report } from '../../../diagnostics/diagnostic.ts';
import type { Kinds } from '../../model/kinds.ts';
import type { SchemaSet } from '../../model/site.ts';
import type { Sources } from '../../model/source.ts';
import type { MergedFiles } from './merged-files.ts';

export type LayerContent = Pick<Sources, 'site' | 'collections'>;

/** `merged`: the results of the last run, and of this one. */
export type LayOver = {
  kinds: Kinds;
  schemas: SchemaSet;
  merged: { before: MergedFiles; now: MergedFiles };
  report: Report;
};
