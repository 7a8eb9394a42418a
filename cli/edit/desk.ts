import type { Cache } from '../../renderer/site.ts';
import type { CliOptions } from '../options.ts';
import type { Comparisons } from './comparisons.ts';
import type { EditEvents } from './events.ts';
import type { EditJournal } from './journal/journal.ts';
import type { Previews } from './previews.ts';
import type { Turns } from './turns.ts';
import type { ValueIds } from './value-ids.ts';

/** What the answers of the editor share. */
export type EditDesk = {
  /** The site as it is to be shown now. */
  site: () => CliOptions & { cache: Cache };
  /** Reads it again where it has changed. */
  fresh: () => Promise<void>;
  ids: ValueIds;
  journal: EditJournal;
  previews: Previews;
  browser: EditEvents;
  comparisons: Comparisons;
  /** For a route that doesn’t wait for its turn, and does a part of its work in one. */
  turns: Turns;
  pageOrigin: () => string;
  /** Shows the pages as of another day; undefined: today. */
  showDay: (moment: Date | undefined) => void;
  /** Whether no other editor has taken over the folder. */
  isOurs: () => boolean;
};
