import { type Planned, plain } from './planned.ts';

/** Calendar days on which the value may become another: `take(becomesAnotherOn([day]))`. */
export function becomesAnotherOn(days: readonly string[]): Planned<undefined> {
  return { ...plain(undefined), dates: days };
}

/** A calendar day on which the content says that it was changed. */
export function wasChangedOn(day: string): Planned<undefined> {
  return { ...plain(undefined), changed: [day] };
}
