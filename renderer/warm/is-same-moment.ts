import { calendarDay } from '../../kinds/zoned-time.ts';

/** What a build looked at of the moment that it was made for. `past`: instants, and whether each had passed. */
export type MomentSeen = { timeZone: string; past: readonly (readonly [instant: string, isPast: boolean])[] };

/** Whether a site that was built on `day` shows at another moment what it shows. */
export function isSameMoment({ day, timeZone, past }: MomentSeen & { day: string }, today: Date): boolean {
  const now = today.getTime();
  return (
    calendarDay(today, timeZone) === day &&
    past.every(([instant, isPast]) => Date.parse(instant) <= now === isPast)
  );
}
