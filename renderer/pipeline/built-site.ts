import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Times } from '../model/measure.ts';
import type { SitePlan } from '../model/plan.ts';
import type { Rebuild } from '../model/rebuild.ts';
import type { Shard } from '../model/shard.ts';
import type { Family } from '../warm/family.ts';
import type { CheckOptions } from './check-site.ts';
import type { PendingPicture } from './pending-picture.ts';
import type { PlanOptions } from './plan-site.ts';
import type { ReadOptions } from './read-site.ts';

export type BuildOptions = ReadOptions &
  Omit<CheckOptions, 'cache'> &
  Omit<PlanOptions, 'code'> & {
    /** What sites have in common that are built one after the other: give them all the same (`createFamily`). Not beside `cache`. */
    family?: Family;
    /** Absolute: the folder for the finished site. Only what has changed is written. */
    out: string;
    /** `check` does everything but the writing. Left out: `write`. */
    until?: 'check' | 'write';
    /** `later`: doesn't wait for pictures that were never made before (see `pending` of the result). Left out: `now`. */
    pictures?: 'now' | 'later';
    /** A clock, in milliseconds from any beginning: the result then says where the time went (`times`). */
    now?: () => number;
    /** `later`: the index of the search stays as it is where pages have changed (see `isSearchPending` of the result). Left out: `now`. */
    search?: 'now' | 'later';
    /** Makes only so much of the site, for `mergeSite`: `out` is then the folder for the shard, with nothing else in it. */
    shard?: Shard;
    /** Once aborted, the build ends before it commits and leaves the output as it was. */
    signal?: AbortSignal;
  };

export type BuiltSite = {
  /** No error: the site was checked or written. */
  ok: boolean;
  /** Of all stages, in the order of files and lines. Warnings that site.yaml accepts are left out. */
  diagnostics: Diagnostic[];
  pages: number;
  files: { count: number; bytes: number };
  /** Output files that were written or removed, relative to `out`. */
  changed: string[];
  /** What isn't shown on this day because of `from` and `until`, and the next day on which that changes. */
  schedule: SitePlan['schedule'];
  /** Why it was made: absent where nothing is left for later builds, as with `cache` or `family`. */
  rebuild?: Rebuild;
  /** Pictures that pages ask for and that are still to be made. */
  pending: PendingPicture[];
  /** Where the time went; only with `now`. */
  times?: Times;
  /** The index of the search is still that of an earlier build. */
  isSearchPending: boolean;
  /** Absolute: the folder of the site, that of the site which it extends, and so on. */
  layers: readonly string[];
  /** The text of a file that was read, for showing the line of a problem. */
  sourceText: (file: string) => string | undefined;
};
