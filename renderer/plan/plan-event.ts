import type { Action, Event, Period } from '../../schemas/planned.ts';
import type { EventProps } from '../../schemas/types.ts';
import type { Entry } from '../model/site.ts';
import { chatHref } from './chat-link.ts';
import { fillPattern } from './fill-references.ts';
import { formatDate, formatZonedTime, shiftZonedTime } from './format-date.ts';
import { planEventCalendar } from './plan-calendar.ts';
import { planFieldsOf } from './plan-fields-of.ts';
import type { PageScope, Planned } from './planner.ts';

/** A dated session: day, time and offset follow from its date, local time and zone, and what is said of it from today. */
export function planEvent(entry: Entry, page: PageScope): Planned<Event> {
  const { values, origins, remember } = planFieldsOf<EventProps>(entry, 'event', page);
  const words = page.wording.event;
  const date = formatDate(values.date.iso, page.formats, 'weekday');
  const time = formatZonedTime(values.date.iso, values.time, values.timeZone, page.formats.locale);
  const minutes = values.durationMinutes ?? page.settings.events?.durationMinutes ?? 60;
  const style = { timeZone: values.timeZone, locale: page.formats.locale };
  const end = shiftZonedTime(time.iso, minutes, style);
  const register = planRegister(values, time.iso, page);
  const event: Event = {
    id: entry.id,
    title: values.title,
    date,
    time,
    duration: fillPattern(words.duration, { minutes: page.formats.number.format(minutes) }),
    end,
    location: values.location,
    ...(values.address !== undefined && { address: values.address }),
    attendees: values.attendees,
    type: values.type,
    statuses: planStatuses(values, { begin: time.iso, end: end.iso }, page),
    description: values.description,
    highlights: values.highlights,
    price: values.price.free ? words.free : values.price.text,
    badge: values.badge,
    ...(register && { register }),
    ask: planAsk(values.title, register ? { from: time.iso } : {}, page),
    labels: { date: words.date, time: words.time, location: words.location, attendees: words.attendees },
  };
  const calendar = planEventCalendar(event, entry, page);
  remember('date/text', date.text, ['date']);
  remember('time/text', time.text, ['date'], ['time'], ['timeZone']);
  remember('register/href', values.registrationLink.href, ['registrationLink']);
  remember('end/text', event.end.text, ['time'], ['durationMinutes']);
  return { value: { ...event, ...(calendar && { calendar }) }, origins };
}

/** Left out, registration is open. */
const open = 'Registration Open';
export const cancelled = 'Cancelled';

function planRegister(values: EventProps, begin: string, page: PageScope): Action | undefined {
  const when = stillToCome({ until: begin }, page);
  if (!when || (values.status ?? open) !== open) return undefined;
  return {
    kind: 'link',
    label: page.wording.event.register,
    emphasis: 'primary',
    ...values.registrationLink,
    when,
  };
}

/** To ask for the next date, in a chat: what a session that is over leads on to. */
function planAsk(title: string, when: Period, page: PageScope): Action {
  const { label, message } = page.wording.event.ask;
  const words = fillPattern(message, { title });
  const href = chatHref(page.settings, page.settings.contact.whatsapp, words);
  return { kind: 'link', label, emphasis: 'secondary', icon: 'message-circle', href, external: true, when };
}

type Hours = { begin: string; end: string };

/** What the editor wrote is said until the session begins. Then the clock knows better. */
function planStatuses(
  { status = open }: EventProps,
  { begin, end }: Hours,
  page: PageScope,
): Event['statuses'] {
  const words = page.wording.event;
  const isOpen = status === open;
  const stages =
    status === cancelled
      ? [{ text: status, isOpen: false, when: { until: end } }]
      : [
          { text: isOpen ? words.open : status, isOpen, when: { until: begin } },
          { text: words.underWay, isOpen: false, when: { from: begin, until: end } },
        ];
  return [...stages, { text: words.over, isOpen: false, when: { from: end } }].flatMap((stage) => {
    const when = stillToCome(stage.when, page);
    return when ? [{ ...stage, when }] : [];
  });
}

/** What is left of a period today: nothing where it is over, no beginning where it has begun. */
export function stillToCome(
  { from, until }: Period,
  { today }: Pick<PageScope, 'today'>,
): Period | undefined {
  const now = today.getTime();
  if (until !== undefined && Date.parse(until) <= now) return undefined;
  const isAhead = from !== undefined && Date.parse(from) > now;
  return { ...(isAhead && { from }), ...(until !== undefined && { until }) };
}
