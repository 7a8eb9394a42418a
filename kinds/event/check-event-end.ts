import type { Report } from '../../diagnostics/diagnostic.ts';
import { dayAfter } from '../is-shown.ts';
import type { JudgedFile, JudgedSite } from '../judged.ts';
import { text } from '../read-fields.ts';
import { isClockTime, judgedSpan } from './judged-span.ts';
import {
  eventEndsBeforeItBegins,
  eventEndsTwice,
  eventHoursOfWholeDays,
  eventWithoutTime,
} from './messages.generated.ts';
import { eventWithoutEndTime } from './messages.ts';

/** An event gives its end only once, and that is after its beginning. */
export function checkEventEnd(site: JudgedSite, report: Report): void {
  for (const file of site.entries('event')) {
    const { time, endDate, endTime, durationMinutes, allDay } = file.value;
    if (allDay === true) checkWholeDays(file, report);
    else if (time === undefined) {
      if (!hasMisnamedTime(file))
        report(eventWithoutTime(file.place(['date'], 'key'), { example: hourBefore(endTime) }));
    } else if (endTime !== undefined && durationMinutes !== undefined)
      report(eventEndsTwice(file.place(['durationMinutes'], 'key')));
    else if (endDate !== undefined && endTime === undefined)
      report(
        eventWithoutEndTime(file.place(['endDate'], 'key'), {
          example: text(time) < '17:00' ? '17:00' : '23:59',
          hasLength: durationMinutes !== undefined,
        }),
      );
    else checkOrder(file, site, report);
  }
}

/** Fields that count in hours mean nothing for all-day events. */
function checkWholeDays(file: JudgedFile, report: Report): void {
  const key = ['time', 'endTime', 'durationMinutes', 'afterClocksChange'].find(
    (one) => file.value[one] !== undefined,
  );
  if (key === undefined) checkDays(file, report);
  else report(eventHoursOfWholeDays(file.place([key], 'key'), { key }));
}

/** `start: "16:00"` has its own message. */
function hasMisnamedTime({ value }: JudgedFile): boolean {
  return Object.entries(value).some(([key, one]) => key !== 'endTime' && isClockTime(one));
}

/** An example start time. */
function hourBefore(endTime: unknown): string {
  return typeof endTime === 'string' && endTime <= '09:00' ? '00:00' : '09:00';
}

function checkDays({ value: { date, endDate }, place }: JudgedFile, report: Report): void {
  if (endDate !== undefined && text(endDate) < text(date))
    report(
      eventEndsBeforeItBegins(place(['endDate']), {
        begins: text(date),
        hint: `Write ${text(date)} or a later day`,
      }),
    );
}

function checkOrder({ value, place }: JudgedFile, site: JudgedSite, report: Report): void {
  const span = judgedSpan(value, site);
  if (!span || value.endTime === undefined || Date.parse(span.end) > Date.parse(span.begin)) return;
  const begins = `${text(value.date)} at ${text(value.time)}`;
  const next = dayAfter(text(value.date));
  if (value.endDate === undefined)
    report(
      eventEndsBeforeItBegins(place(['endTime']), {
        begins,
        hint: `Add endDate: ${next} if it goes on past midnight`,
      }),
    );
  else report(eventEndsBeforeItBegins(place(['endDate']), { begins, hint: `Write ${next} or a later day` }));
}
