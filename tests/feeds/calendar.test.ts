import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import type { CalendarEvent } from '../../kinds/calendar-event.ts';
import { foldLine, printCalendar } from '../../renderer/render/files/print-calendar.ts';

const event: CalendarEvent = {
  uid: 'first-session@www.example.com',
  producer: '-//Example School//site//EN',
  stamp: '2025-09-01T00:00:00Z',
  sequence: 2,
  start: '2025-10-05T15:00:00Z',
  end: '2025-10-05T16:00:00Z',
  title: 'Questions; answers, and “more”',
  description: 'First line,\nsecond; with a \\ and emoji 👩‍⚕️ and नेपाल.',
  location: 'Online',
  address: 'https://register.example.com/first?a=1&b=2',
  status: 'CONFIRMED',
};

/** The event as a calendar program parses it. */
function readEvent(text: string): ICAL.Event {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const found = calendar.getFirstSubcomponent('vevent');
  if (!found) throw new Error('no event');
  return new ICAL.Event(found);
}

describe('a calendar file', () => {
  test('says the same to a calendar program as the event', () => {
    const read = readEvent(printCalendar(event));
    expect(read.summary).toBe(event.title);
    expect(read.description).toBe(event.description);
    expect(read.location).toBe(event.location);
    expect(read.uid).toBe(event.uid);
    expect(read.sequence).toBe(2);
    expect(read.startDate.toJSDate().toISOString()).toBe('2025-10-05T15:00:00.000Z');
    expect(read.endDate.toJSDate().toISOString()).toBe('2025-10-05T16:00:00.000Z');
    expect(read.component.getFirstPropertyValue('url')).toBe(event.address);
    expect(read.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(String(read.component.getFirstPropertyValue('dtstamp'))).toBe('2025-09-01T00:00:00Z');
  });

  test('ends every line with CR and LF, the last one too, and none is longer than 75 octets', () => {
    const text = printCalendar(event);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test('names no time zone: times are in UTC', () => {
    expect(printCalendar(event)).toContain('DTSTART:20251005T150000Z\r\n');
    expect(printCalendar(event)).not.toMatch(/TZID|VTIMEZONE/);
  });

  test('of whole days has no hour in any zone, and ends before the day after them', () => {
    const text = printCalendar({ ...event, start: '2027-05-01', end: '2027-05-04' });
    expect(text).toContain('DTSTART;VALUE=DATE:20270501\r\nDTEND;VALUE=DATE:20270504\r\n');
    const { startDate, duration } = readEvent(text);
    expect([startDate.isDate, duration.toSeconds() / 86_400]).toEqual([true, 3]);
  });

  test('survives any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const written = text.toWellFormed().replace(/\r\n?/g, '\n');
        // Control characters can't be written.
        const kept = written.replace(/(?![\t\n])\p{Cc}/gu, '');
        const read = readEvent(printCalendar({ ...event, description: text }));
        expect(read.description ?? '').toBe(kept);
      }),
      { numRuns: 30 },
    );
  });
});

describe('folding', () => {
  test('breaks between characters and can be undone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const lines = foldLine(text).split('\r\n');
        expect(lines.map((line, index) => (index ? line.slice(1) : line)).join('')).toBe(text);
        for (const line of lines) {
          expect(line.isWellFormed()).toBe(true);
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        }
      }),
    );
  });

  test('leaves a line of exactly 75 octets whole', () => {
    expect(foldLine('a'.repeat(75))).toBe('a'.repeat(75));
    expect(foldLine('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`);
  });
});
