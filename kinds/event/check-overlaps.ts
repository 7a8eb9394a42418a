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

/** What lasts longer is a mistake that its schema tells. */
const inAYear = 525_600;

function sessionOf(file: JudgedFile, usual: number): Session[] {
  const { date, time, timeZone, durationMinutes, status } = file.value;
  const begin = Date.parse(`${text(date)}T${text(time)}:00Z`) / 60_000;
  const minutes = optionalNumber(durationMinutes) ?? usual;
  if (status === cancelled || Number.isNaN(begin) || minutes > inAYear) return [];
  return [{ file, zone: text(timeZone), begin, end: begin + minutes }];
}

function doOverlap(one: Session, other: Session): boolean {
  return one.zone === other.zone && one.begin < other.end && other.begin < one.end;
}

function clock(minutes: number): string {
  const ofDay = ((minutes % 1440) + 1440) % 1440;
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
