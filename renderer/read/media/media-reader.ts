import type { Report } from '../../../diagnostics/diagnostic.ts';
import type { ReadCache } from '../read-cache.ts';

/**
 * What the media folder is read with. `folders`: those of the site and of all that it extends, absolute and without
 * links; `seen` collects the absolute paths of the run.
 */
export type MediaReader = { folders: readonly string[]; cache: ReadCache; seen: Set<string>; report: Report };
