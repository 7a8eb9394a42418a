import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Shard } from '../../diagnostics/shard.ts';
import type { Times } from '../model/measure.ts';
import type { SitePlan } from '../model/plan.ts';
import type { Rebuild } from '../model/rebuild.ts';
import type { Family } from '../warm/family.ts';
import type { CheckOptions } from './check-site.ts';
import type { PendingPicture } from './pending-picture.ts';
import type { PlanOptions } from './plan-site.ts';
import type { ReadOptions } from './read-site.ts';

export type BuildOptions = ReadOptions &
  Omit<CheckOptions, 'cache'> &
  Omit<PlanOptions, 'code'> & {
    /**
     * Shared by sites that are built one after the other: pass the same one to each (`createFamily`). Not together with
     * `cache`.
     */
    family?: Family;
    /** Absolute: the folder for the finished site. Only changed files are written. */
    out: string;
    /** `check` does everything but write. Default: `write`. */
    until?: 'check' | 'write';
    /** `later`: doesn't wait for pictures that were never made before (see `pending` of the result). Default: `now`. */
    pictures?: 'now' | 'later';
    /** A clock, in milliseconds from any starting point; if given, the result says where the time went (`times`). */
    now?: () => number;
    /**
     * `later`: if pages have changed, the search index is not rebuilt (see `isSearchPending` of the result). Default:
     * `now`.
     */
    search?: 'now' | 'later';
    /**
     * Builds only this part of the site, for `mergeSite`: `out` is then the shard's folder, and contains nothing else.
     */
    shard?: Shard;
    /** Once aborted, the build ends before it commits, and the output stays as it was. */
    signal?: AbortSignal;
  };

export type BuiltSite = {
  /** No errors: the site was checked or written. */
  ok: boolean;
  /** From all stages, sorted by file and line. Warnings that site.yaml accepts are left out. */
  diagnostics: Diagnostic[];
  pages: number;
  files: { count: number; bytes: number };
  /** Output files that were written or removed, relative to `out`. */
  changed: string[];
  /** Entries hidden on this day by `from` and `until`, and the next day on which that changes. */
  schedule: SitePlan['schedule'];
  /** Why it was rebuilt; absent if nothing is stored for later builds, as with `cache` or `family`. */
  rebuild?: Rebuild;
  /** Pictures that pages use and that are still to be made. */
  pending: PendingPicture[];
  /** Where the time went; only with `now`. */
  times?: Times;
  /** The search index is still that of an earlier build. */
  isSearchPending: boolean;
  /** Absolute: the folders of the site, of the site it extends, and so on. */
  layers: readonly string[];
  /** The text of a file that was read, to show the line of a problem. */
  sourceText: (file: string) => string | undefined;
};
