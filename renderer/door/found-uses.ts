import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Unknown } from '../uses/target.ts';
import type { PageSources, ValueUses } from '../uses/uses.ts';
import type { Cache } from './open-cache.ts';
import type { PlanOptions } from './plan-site.ts';
import type { ReadOptions } from './read-site.ts';

export type UsesOptions = ReadOptions &
  Omit<PlanOptions, 'code'> & {
    /** What is asked about: an address (`/courses`), a file with a line or a field, or the name of a value (`facts.osce.stations`). */
    of: readonly string[];
    cache?: Cache;
  };

/** Of a page its texts with their lines; of a value, or of each on a line, what depends on it. */
export type FoundUses =
  | { kind: 'page'; page: PageSources }
  | { kind: 'values'; values: ValueUses[] }
  | { kind: 'unknown'; unknown: Unknown }
  /** The site has a mistake, so that nothing can be said. */
  | { kind: 'broken'; diagnostics: Diagnostic[] };
