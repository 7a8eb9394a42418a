import type { Report } from '../../../diagnostics/diagnostic.ts';
import type { ReadCache } from '../read-cache.ts';

/** What the media folder is read with. `root` is absolute and without links; `seen` collects the absolute paths of the run. */
export type MediaReader = { root: string; cache: ReadCache; seen: Set<string>; report: Report };
