import { calendarDay } from '../../kinds/zoned-time.ts';

/** Everything that a build used of its moment. `past`: instants, and whether each had passed. */
export type MomentSeen = { timeZone: string; past: readonly (readonly [instant: string, isPast: boolean])[] };

/** Whether a site that was built on `day` shows the same at another moment. */
export function isSameMoment({ day, timeZone, past }: MomentSeen & { day: string }, today: Date): boolean {
  const now = today.getTime();
  return (
    calendarDay(today, timeZone) === day &&
    past.every(([instant, isPast]) => Date.parse(instant) <= now === isPast)
  );
}
