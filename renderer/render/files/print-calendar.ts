import type { CalendarDate, CalendarEvent } from '../../../kinds/calendar-event.ts';

/** Octets, without the line end. */
const lineLimit = 75;

/**
 * A file with one event, for any calendar: RFC 5545. Times are in UTC, so that no program needs the time zone: Outlook
 * and Google disagree about time zones defined in a file.
 */
export function printCalendar(event: CalendarEvent): string {
  return printLines([...opening(event.producer), ...linesOf(event), 'END:VCALENDAR']);
}

type CalendarOfDates = { name: string; producer: string; dates: readonly CalendarDate[] };

/**
 * A calendar to subscribe to. Its name is a property of Apple's that other programs read as well; RFC 7986, section 5.1,
 * has the one that is in the standard.
 */
export function printCalendarOfDates({ name, producer, dates }: CalendarOfDates): string {
  const names = [`NAME:${escapeText(name)}`, `X-WR-CALNAME:${escapeText(name)}`];
  return printLines([...opening(producer), ...names, ...dates.flatMap(linesOf), 'END:VCALENDAR']);
}

function opening(producer: string): string[] {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:${escapeText(producer)}`, 'CALSCALE:GREGORIAN'];
}

function linesOf(event: CalendarDate): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${basicInstant(event.stamp)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART${whenOf(event.start)}`,
    ...(event.end === undefined ? [] : [`DTEND${whenOf(event.end)}`]),
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    ...(event.location === '' ? [] : [`LOCATION:${escapeText(event.location)}`]),
    `URL:${event.address.replace(/\p{Cc}/gu, '')}`,
    `STATUS:${event.status}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

function printLines(lines: readonly string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** Section 3.3.11. Control characters can't be written. */
function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');
}

/** An instant, or a day for all-day events: sections 3.3.4 and 3.3.5. */
function whenOf(instantOrDay: string): string {
  return `${instantOrDay.includes('T') ? '' : ';VALUE=DATE'}:${basicInstant(instantOrDay)}`;
}

/** `2025-10-05T15:00:00Z` → `20251005T150000Z`. */
function basicInstant(instant: string): string {
  return instant.replace(/[-:]/g, '');
}

/** Section 3.1: longer lines are folded with a line end and a space, which counts; never within a character. */
export function foldLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > lineLimit) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}
