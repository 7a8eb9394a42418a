import type { KindCode } from '../kind.ts';
import { named } from '../named.ts';
import { used } from '../used.ts';
import { planAuthorName } from './plan-author.ts';
import { planReadTime } from './plan-read-time.ts';

/** What texts may say about an article besides its fields. */
export const postNames: NonNullable<KindCode['names']> = {
  author: (entry, site) => named(['author'], entry, (take) => take(planAuthorName(entry, site))),
  date: (entry) =>
    named(['date'], entry, (take) => take(used(entry.fields<{ date: { text: string } }>('date'))).date.text),
  readTime: (entry, site) => named(['readTime'], entry, (take) => take(planReadTime(entry, site))),
};
