import type { CalendarEvent } from '../calendar-event.ts';

/** The address of Google’s "add to calendar" links. Times in UTC need no zone, and days have none. */
export function googleAddress({ title, start, end, description, location }: CalendarEvent): string {
  const dates = `${start}/${end}`.replace(/[-:]/g, '');
  return `https://calendar.google.com/calendar/render?${query({
    action: 'TEMPLATE',
    text: title,
    dates,
    details: description,
    location,
  })}`;
}

export function outlookAddress({ title, start, end, description, location }: CalendarEvent): string {
  return `https://outlook.live.com/calendar/0/action/compose?${query({
    rru: 'addevent',
    subject: title,
    startdt: start,
    enddt: end,
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
