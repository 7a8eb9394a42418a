import type { PlanOptions } from '../../pipeline/plan-site.ts';
import type { ReadOptions } from '../../pipeline/read-site.ts';
import type { EarlyDrawing } from '../../trials/open-pages.ts';
import type { Cache } from '../../warm/open-cache.ts';

export type PreviewOptions = Omit<ReadOptions, 'cache'> &
  Omit<PlanOptions, 'code'> & {
    /** Absolute: the folder of the finished site. Nothing is written there. */
    out: string;
    /** The cache that the site was built with. */
    cache: Cache;
    /** Absolute: the files that have changed since then. */
    changed: readonly string[];
    /** The wanted pages, as output files. */
    outputs: readonly string[];
  };

/** `drawings`: those that it shows and that are not in the output yet, as SVG. */
export type PreviewedPage = { output: string; html: string; drawings: readonly EarlyDrawing[] };
