import type { Report } from '../../diagnostics/diagnostic.ts';
import { isDay } from '../is-day.ts';
import type { JudgedFile, JudgedSite } from '../judged.ts';
import { isoWithOffset, readLocalTime } from '../zoned-time.ts';
import { isClockTime, isZone } from './judged-span.ts';
import { hourSkipped } from './messages.ts';

/** Nothing begins or ends at an hour that the clocks skip. */
export function checkEventHours({ entries }: JudgedSite, report: Report): void {
  for (const file of entries('event')) {
    const { date, time, endDate = date, endTime } = file.value;
    checkHour(file, { date, time, at: 'time' }, report);
    checkHour(file, { date: endDate, time: endTime, at: 'endTime' }, report);
  }
}

type Hour = { date: unknown; time: unknown; at: 'time' | 'endTime' };

function checkHour(
  { place, value: { timeZone } }: JudgedFile,
  { date, time, at }: Hour,
  report: Report,
): void {
  if (!isDay(date) || !isClockTime(time) || !isZone(timeZone)) return;
  const local = readLocalTime(date, time, timeZone);
  if (local.kind !== 'skipped') return;
  const [day = date, clock = ''] = isoWithOffset(local.at, timeZone).slice(0, 16).split('T');
  const dayKey = at === 'time' ? 'date' : 'endDate';
  report(hourSkipped(place([at]), { date, time, timeZone, dayKey, at, next: { day, clock } }));
}
