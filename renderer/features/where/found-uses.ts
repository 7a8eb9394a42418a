import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Unknown } from '../../edit/target.ts';
import type { PageSources } from '../../page-texts/page-text.ts';
import type { PlanOptions } from '../../pipeline/plan-site.ts';
import type { ReadOptions } from '../../pipeline/read-site.ts';
import type { ValueUses } from '../../trials/uses.ts';
import type { Cache } from '../../warm/open-cache.ts';

export type UsesOptions = ReadOptions &
  Omit<PlanOptions, 'code'> & {
    /**
     * The subject: an address (`/courses`), a file with a line or a field, or the name of a value
     * (`facts.osce.stations`).
     */
    of: readonly string[];
    cache?: Cache;
  };

/** For a page, its texts with their lines; for a value, or each on a line, what depends on it. */
export type FoundUses =
  | { kind: 'page'; page: PageSources }
  | { kind: 'values'; values: ValueUses[] }
  | { kind: 'unknown'; unknown: Unknown }
  /** The site has errors, so nothing can be said. */
  | { kind: 'broken'; diagnostics: Diagnostic[] };
