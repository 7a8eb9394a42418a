import type { Path } from '../../diagnostics/place.ts';
import type { Event, EventCalendar } from '../../schemas/planned.ts';
import type { CalendarEvent } from '../calendar-event.ts';
import { dayAfter } from '../is-shown-on.ts';
import type { PlanEntry, PlanSite } from '../kind.ts';
import { identifierLanguage } from '../language-codes.ts';
import { gather, type Planned } from '../planned.ts';
import { asText, optionalNumber, optionalText } from '../read-fields.ts';
import { used } from '../used.ts';
import { cancelled } from './event-status.ts';
import { isAhead } from './event-time.ts';

/** Three ways to add an event to the visitor's own calendar. */
export function planEventCalendar(
  event: Event,
  entry: PlanEntry,
  site: PlanSite,
): Planned<EventCalendar | undefined> {
  return gather((take) => {
    const labels = take(used(site.wording<EventCalendar['labels'] | undefined>('event', 'calendar')));
    const isCancelled = take(entry.written('status')) === cancelled;
    // Somebody who hears about it on its second day can still come.
    const until = event.lastDay === undefined ? event.begin : event.end.iso;
    if (!labels || isCancelled || take(site.isPast(until))) return undefined;
    const fileName = `${event.id}.ics`;
    const session = take(planCalendarEvent(event, entry.written, site));
    return {
      when: { until },
      file: { href: `${site.base}/events/${fileName}`, fileName },
      google: { href: googleAddress(session), external: true },
      outlook: { href: outlookAddress(session), external: true },
      labels,
    };
  });
}

type CalendarFile = { kind: 'calendar'; output: string; event: CalendarEvent };

/**
 * One file for any calendar per event that is not over: `events/adult-nursing-osce-webinar.ics`. Cancelled events too,
 * so that calendars that have them are updated.
 */
export function planCalendarFiles(site: PlanSite): Planned<CalendarFile[]> {
  return gather((take) => {
    const ids = take(site.select('events', {})).filter((id) => take(isAhead(id, site)));
    return take(site.entries<Event>('events', ids)).map((event): CalendarFile => {
      const written = (...path: Path) => site.writtenIn('events', event.id, ...path);
      const session = take(planCalendarEvent(event, written, site));
      return { kind: 'calendar', output: `events/${event.id}.ics`, event: session };
    });
  });
}

/** Independent of the build day, so that importing the same file again changes nothing. */
function planCalendarEvent(
  event: Event,
  written: PlanEntry['written'],
  site: PlanSite,
): Planned<CalendarEvent> {
  return gather((take) => {
    const { href } = event.registrationLink ?? take(site.link('/'));
    const address = take(site.absolute(href));
    const highlights = event.highlights.map((one) => `• ${one}`).join('\n');
    const { host } = new URL(asText(take(site.written('origin'))));
    const language = identifierLanguage(asText(take(site.written('language'))));
    const updated = optionalText(take(written('updated'))) ?? event.date.iso;
    return {
      uid: `${event.id}@${host}`,
      producer: `-//${asText(take(site.written('name')))}//site//${language}`,
      stamp: `${updated}T00:00:00Z`,
      sequence: optionalNumber(take(written('revision'))) ?? 0,
      ...(event.time
        ? { start: inUtc(event.begin), end: inUtc(event.end.iso) }
        : { start: event.date.iso, end: dayAfter(event.lastDay ?? event.date.iso) }),
      title: event.title,
      description: [event.description, highlights, address].join('\n\n'),
      location: event.address === undefined ? event.location : `${event.location}, ${event.address}`,
      address,
      status: take(written('status')) === cancelled ? 'CANCELLED' : 'CONFIRMED',
    };
  });
}

/** `2025-10-05T16:00:00+01:00` → `2025-10-05T15:00:00Z`. */
function inUtc(instant: string): string {
  return new Date(instant).toISOString().replace('.000Z', 'Z');
}

/** The address of Google’s "add to calendar" links. Times in UTC need no zone, and days have none. */
function googleAddress({ title, start, end, description, location }: CalendarEvent): string {
  const dates = `${start}/${end ?? start}`.replace(/[-:]/g, '');
  return `https://calendar.google.com/calendar/render?${query({
    action: 'TEMPLATE',
    text: title,
    dates,
    details: description,
    location,
  })}`;
}

function outlookAddress({ title, start, end, description, location }: CalendarEvent): string {
  return `https://outlook.live.com/calendar/0/action/compose?${query({
    rru: 'addevent',
    subject: title,
    startdt: start,
    enddt: end ?? start,
    ...(!start.includes('T') && { allday: 'true' }),
    body: description,
    location,
  })}`;
}

/** Spaces are written %20: Outlook shows a plus sign literally. */
function query(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&');
}
