import type { Event } from '../../schemas/planned.ts';
import type { EventProps } from '../../schemas/types.ts';
import type { Entry } from '../model/site.ts';
import { fillPattern } from './fill-references.ts';
import { formatDate, formatZonedTime, shiftZonedTime } from './format-date.ts';
import { planEventCalendar } from './plan-calendar.ts';
import { planFieldsOf } from './plan-fields-of.ts';
import type { PageScope, Planned } from './planner.ts';

/** A dated session: day, time and offset follow from its date, local time and zone. */
export function planEvent(entry: Entry, page: PageScope): Planned<Event> {
  const { values, origins, remember } = planFieldsOf<EventProps>(entry, 'event', page);
  const words = page.wording.event;
  const date = formatDate(values.date.iso, page.formats, 'weekday');
  const time = formatZonedTime(values.date.iso, values.time, values.timeZone, page.formats.locale);
  const minutes = values.durationMinutes ?? page.settings.events?.durationMinutes ?? 60;
  const style = { timeZone: values.timeZone, locale: page.formats.locale };
  const event: Event = {
    id: entry.id,
    title: values.title,
    date,
    time,
    duration: fillPattern(words.duration, { minutes: page.formats.number.format(minutes) }),
    end: shiftZonedTime(time.iso, minutes, style),
    location: values.location,
    ...(values.address !== undefined && { address: values.address }),
    attendees: values.attendees,
    type: values.type,
    status: values.status,
    description: values.description,
    highlights: values.highlights,
    price: values.price.free ? words.free : values.price.text,
    badge: values.badge,
    register: { kind: 'link', label: words.register, emphasis: 'primary', ...values.registrationLink },
    labels: { date: words.date, time: words.time, location: words.location, attendees: words.attendees },
  };
  const calendar = planEventCalendar(event, page);
  remember('date/text', date.text, ['date']);
  remember('time/text', time.text, ['date'], ['time'], ['timeZone']);
  remember('register/href', values.registrationLink.href, ['registrationLink']);
  remember('end/text', event.end.text, ['time'], ['durationMinutes']);
  return { value: { ...event, ...(calendar && { calendar }) }, origins };
}
