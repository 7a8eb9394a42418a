import type { Event, EventCalendar } from '../../schemas/planned.ts';
import type { CalendarEvent, PlannedFile } from '../model/file.ts';
import type { Entry } from '../model/site.ts';
import { absoluteAddress } from './absolute-address.ts';
import { isAhead } from './find-next-event.ts';
import { finishLink } from './finish-address.ts';
import type { PageScope } from './planner.ts';
import { text } from './read-fields.ts';

/** The three ways from an event into the visitor's own calendar. */
export function planEventCalendar(event: Event, entry: Entry, page: PageScope): EventCalendar | undefined {
  const labels = page.wording.event.calendar;
  const isCancelled = entry.value.status === 'Cancelled';
  if (!labels || isCancelled || !isAhead(event, page.today)) return undefined;
  const fileName = `${event.id}.ics`;
  const session = planCalendarEvent(event, entry, page);
  return {
    when: { until: event.time.iso },
    file: { href: `${page.address.base}/events/${fileName}`, fileName },
    google: { href: googleAddress(session), external: true },
    outlook: { href: outlookAddress(session), external: true },
    labels,
  };
}

/** One file per event that lies ahead, for any calendar: `events/adult-nursing-osce-webinar.ics`. Also where it is cancelled: calendars that know it learn that. */
export function planCalendarFiles(page: PageScope): PlannedFile[] {
  return [...page.collections.events.values()].flatMap(({ value }): PlannedFile[] => {
    const entry = page.site.collections.get('events')?.get(value.id);
    if (!entry || !isAhead(value, page.today)) return [];
    const event = planCalendarEvent(value, entry, page);
    return [{ kind: 'calendar', output: `events/${value.id}.ics`, event }];
  });
}

/** Nothing here depends on the day of the build: an import of the same file is no change. */
function planCalendarEvent(event: Event, { value: entry }: Entry, page: PageScope): CalendarEvent {
  const { href } = finishLink(text(entry.registrationLink), page.address);
  const address = absoluteAddress(href, page);
  return {
    uid: `${event.id}@${new URL(page.settings.origin).host}`,
    producer: `-//${page.settings.name}//site//EN`,
    stamp: `${text(entry.updated ?? event.date.iso)}T00:00:00Z`,
    sequence: typeof entry.revision === 'number' ? entry.revision : 0,
    start: inUtc(event.time.iso),
    end: inUtc(event.end.iso),
    title: event.title,
    description: [event.description, event.highlights.map((one) => `• ${one}`).join('\n'), address].join(
      '\n\n',
    ),
    location: event.address === undefined ? event.location : `${event.location}, ${event.address}`,
    address,
    status: entry.status === 'Cancelled' ? 'CANCELLED' : 'CONFIRMED',
  };
}

/** `2025-10-05T16:00:00+01:00` → `2025-10-05T15:00:00Z`. */
function inUtc(instant: string): string {
  return new Date(instant).toISOString().replace('.000Z', 'Z');
}

/** The address of Google’s own "add to calendar" links. Times in UTC need no zone. */
function googleAddress({ title, start, end, description, location }: CalendarEvent): string {
  const dates = `${start}/${end}`.replace(/[-:]/g, '');
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
    enddt: end,
    body: description,
    location,
  })}`;
}

/** Spaces are written %20: Outlook shows a plus sign as it stands. */
function query(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}
