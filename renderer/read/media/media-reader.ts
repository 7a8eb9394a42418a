import type { Report } from '../../../diagnostics/diagnostic.ts';
import type { ReadCache } from '../read-cache.ts';

/**
 * Options for reading the media folder. `folders`: those of the site and of all that it extends, absolute and without
 * links; `seen` collects the absolute paths of the run.
 */
export type MediaReader = { folders: readonly string[]; cache: ReadCache; seen: Set<string>; report: Report };
