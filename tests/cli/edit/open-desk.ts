/** What answers the editor in the browser, without its server: the same answers, and no address to look values up by. */

import path from 'node:path';
import type { EditDesk } from '../../../cli/edit/desk.ts';
import { createEditEvents } from '../../../cli/edit/events.ts';
import { openJournal } from '../../../cli/edit/journal/journal.ts';
import { createPreviews } from '../../../cli/edit/previews.ts';
import { createTurns } from '../../../cli/edit/turns.ts';
import { createValueIds } from '../../../cli/edit/value-ids.ts';
import { type Cache, checkSite, createCache, readSite } from '../../../renderer/site.ts';

export type OpenDesk = EditDesk & { root: string; setToday: (today: Date) => void };

export function openDesk(root: string, begun: Date, cache: Cache = createCache()): OpenDesk {
  let today = begun;
  const site = () => ({
    root,
    out: path.join(root, 'dist'),
    base: undefined,
    today,
    cache,
    drafts: false,
    format: 'text' as const,
  });
  const fresh = async () => {
    checkSite(await readSite({ root, cache }), { today, cache });
  };
  return {
    ...{ root, site, fresh, previews: createPreviews(), browser: createEditEvents() },
    comparisons: { open: async () => undefined, close: async () => {} },
    turns: createTurns(),
    ids: createValueIds('a secret'),
    journal: openJournal(root, () => today),
    pageOrigin: () => '',
    showDay: () => {},
    isOurs: () => true,
    setToday: (now) => {
      today = now;
    },
  };
}
