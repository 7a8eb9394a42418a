import { type Planned, plain } from './planned.ts';

/** Calendar days on which the value may change: `take(changesOn([day]))`. */
export function changesOn(days: readonly string[]): Planned<undefined> {
  return { ...plain(undefined), dates: days };
}

/** A calendar day that the content gives as the date of a change. */
export function wasChangedOn(day: string): Planned<undefined> {
  return { ...plain(undefined), changed: [day] };
}
