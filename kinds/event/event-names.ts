import type { EventProps } from '../../schemas/types.ts';
import { fillPattern } from '../fill-pattern.ts';
import type { KindCode, PlanEntry } from '../kind.ts';
import { named } from '../named.ts';
import type { Planned } from '../planned.ts';
import { used } from '../used.ts';
import { durationOf } from './plan-event.ts';

/** What texts say of an event otherwise than it is written: `{nextEvent.date}` is "Sunday 5 October 2025". */
export const eventNames: NonNullable<KindCode['names']> = {
  date: (entry, site) =>
    named(
      ['date'],
      entry,
      (take) => take(site.format.date(take(fieldsOf(entry, 'date')).date.iso, 'weekday')).text,
    ),
  time: (entry, site) =>
    named(['time'], entry, (take) => {
      const { date, time, timeZone } = take(fieldsOf(entry, 'date', 'time', 'timeZone'));
      return take(site.format.zonedTime(date.iso, time, timeZone)).text;
    }),
  duration: (entry, site) =>
    named(['duration'], entry, (take) => {
      const minutes = take(durationOf(take(fieldsOf(entry, 'durationMinutes')), site));
      const pattern = take(used(site.wording<string>('event', 'duration')));
      return fillPattern(pattern, { minutes: take(site.format.number(minutes)) });
    }),
  price: (entry, site) =>
    named(['price'], entry, (take) => {
      const { price } = take(fieldsOf(entry, 'price'));
      return price.free ? take(used(site.wording<string>('event', 'free'))) : price.text;
    }),
};

function fieldsOf<K extends keyof EventProps>(
  entry: PlanEntry,
  ...keys: readonly (K & string)[]
): Planned<Pick<EventProps, K>> {
  return used(entry.fields<Pick<EventProps, K>>(...keys));
}
