import type { Report } from '../../diagnostics/diagnostic.ts';
import { isDay } from '../is-day.ts';
import type { JudgedFile, JudgedSite } from '../judged.ts';
import { fields, optionalNumber, text } from '../read-fields.ts';
import { cancelled } from './event-status.ts';
import { eventsOverlap } from './messages.ts';
import { usualDuration } from './plan-event.ts';

/** A session as minutes since 1970 by the clocks of its zone. */
type Session = { file: JudgedFile; zone: string; begin: number; end: number };

/** Nobody can teach two sessions at once; what is over is over. Those of different zones are not compared: a zone stands for a place. */
export function checkOverlaps({ entries, settings }: JudgedSite, day: string, report: Report): void {
  const usual = optionalNumber(fields(settings.value.events).durationMinutes) ?? usualDuration;
  const sessions = entries('event')
    .filter(({ value }) => isDay(value.date) && value.date >= day)
    .flatMap((file) => sessionOf(file, usual));
  for (const [index, session] of sessions.entries()) {
    const other = sessions.slice(0, index).find((one) => doOverlap(one, session));
    if (!other) continue;
    const { value } = other.file;
    const place = session.file.place(['date']);
    report(
      eventsOverlap(place, { other: text(value.title), begins: clock(other.begin), ends: clock(other.end) }),
    );
  }
}

function sessionOf(file: JudgedFile, usual: number): Session[] {
  const { date, time, timeZone, durationMinutes, status } = file.value;
  const begin = Date.parse(`${text(date)}T${text(time)}:00Z`) / 60_000;
  if (status === cancelled || Number.isNaN(begin)) return [];
  return [{ file, zone: text(timeZone), begin, end: begin + (optionalNumber(durationMinutes) ?? usual) }];
}

function doOverlap(one: Session, other: Session): boolean {
  return one.zone === other.zone && one.begin < other.end && other.begin < one.end;
}

function clock(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}
