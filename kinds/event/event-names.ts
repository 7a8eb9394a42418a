import type { EventProps } from '../../schemas/types.ts';
import type { KindCode, PlanEntry } from '../kind.ts';
import { named } from '../named.ts';
import type { Planned } from '../planned.ts';
import { used } from '../used.ts';
import { planSpanOf } from './event-span.ts';
import { wordsOfDays, wordsOfHours, wordsOfLength } from './event-words.ts';

/**
 * Event fields that texts show differently from how they are written: `{nextEvent.date}` is "Sunday 5 October 2025".
 */
export const eventNames: NonNullable<KindCode['names']> = {
  date: (entry, site) =>
    named(['date'], entry, (take) => take(wordsOfDays(take(planSpanOf(entry.written, site)), site)).text),
  time: (entry, site) =>
    named(['time'], entry, (take) => take(wordsOfHours(take(planSpanOf(entry.written, site)), site))?.text),
  duration: (entry, site) =>
    named(['duration'], entry, (take) => take(wordsOfLength(take(planSpanOf(entry.written, site)), site))),
  price: (entry, site) =>
    named(['price'], entry, (take) => {
      const { price } = take(fieldsOf(entry, 'price'));
      return price.free ? take(used(site.wording<string>('event', 'free'))) : price.text;
    }),
};

/** All-day events have no time. */
export const eventHas: NonNullable<KindCode['has']> = { time: ({ time }) => typeof time === 'string' };

function fieldsOf<K extends keyof EventProps>(
  entry: PlanEntry,
  ...keys: readonly (K & string)[]
): Planned<Pick<EventProps, K>> {
  return used(entry.fields<Pick<EventProps, K>>(...keys));
}
