import type { Action, Event, Period } from '../../schemas/planned.ts';
import type { EventProps } from '../../schemas/types.ts';
import { chatHref } from '../chat/chat-link.ts';
import { changesOn } from '../days-of-change.ts';
import { fillPlaceholders } from '../fill-placeholders.ts';
import type { PlanEntry, PlanSite } from '../kind.ts';
import { madeOf } from '../made-of.ts';
import { gather, type Planned } from '../planned.ts';
import { used } from '../used.ts';
import { planDaysOf } from './days-of-event.ts';
import { planSpanOf } from './event-span.ts';
import { open } from './event-status.ts';
import { stillToCome } from './event-time.ts';
import { wordsOfDays, wordsOfHours, wordsOfLength } from './event-words.ts';
import { planEventCalendar } from './plan-event-calendar.ts';
import { planStatuses } from './plan-statuses.ts';

const eventFields = [
  'title',
  'location',
  'address',
  'attendees',
  'type',
  'status',
  'description',
  'highlights',
  'price',
  'badge',
  'registrationLink',
] as const satisfies readonly (keyof EventProps)[];

/**
 * A dated session: days, hours and offsets follow from its dates, local times and zone, and its statuses from today.
 */
export function planEvent(entry: PlanEntry, site: PlanSite): Planned<Event> {
  return gather((take) => {
    const values = take(entry.fields<EventProps>(...eventFields));
    const word = (key: string) => take(used(site.wording<string>('event', key)));
    const span = take(planSpanOf(entry.written, site));
    const { begin, firstDay, lastDay } = span;
    const date = take(wordsOfDays(span, site));
    const time = take(wordsOfHours(span, site));
    const end = take(site.format.clockTime(span.end, span.timeZone));
    const register = take(planRegister(values, begin, site));
    const event: Event = {
      id: entry.id,
      title: values.title,
      date,
      ...(lastDay !== firstDay && { lastDay }),
      ...(time && { time }),
      duration: take(wordsOfLength(span, site)),
      begin,
      end,
      location: values.location,
      ...(values.address !== undefined && { address: values.address }),
      ...(values.attendees !== undefined && { attendees: values.attendees }),
      type: values.type,
      statuses: take(planStatuses(values.status, { begin, end: end.iso }, site)),
      description: values.description,
      highlights: values.highlights,
      price: values.price.free ? word('free') : values.price.text,
      badge: values.badge,
      ...(values.registrationLink && { registrationLink: values.registrationLink }),
      ...(register && { register }),
      ask: take(planAsk(values.title, register ? { from: begin } : {}, site)),
      labels: {
        date: word('date'),
        time: word('time'),
        location: word('location'),
        attendees: word('attendees'),
      },
    };
    const calendar = take(planEventCalendar(event, entry, site));
    const lines = (...keys: readonly string[]) =>
      keys.filter((key) => take(entry.written(key)) !== undefined);
    const ends = lastDay === firstDay ? [] : lines('endDate', 'endTime', 'durationMinutes');
    take(madeOf(date.text, ['date', ...ends], entry), 'date/text');
    if (time) take(madeOf(time.text, ['date', 'time', 'timeZone', ...ends], entry), 'time/text');
    if (register?.kind === 'link') take(madeOf(register.href, ['registrationLink'], entry), 'register/href');
    take(madeOf(end.text, lines('time', 'endDate', 'endTime', 'durationMinutes'), entry), 'end/text');
    take(changesOn(take(planDaysOf(entry.written, site))));
    return { ...event, ...(calendar && { calendar }) };
  });
}

function planRegister(
  { status, registrationLink }: Pick<EventProps, 'status' | 'registrationLink'>,
  begin: string,
  site: PlanSite,
): Planned<Action | undefined> {
  return gather((take) => {
    const when = take(stillToCome({ until: begin }, site));
    if (!when || (status ?? open) !== open) return undefined;
    const label = take(used(site.wording<string>('event', 'register')));
    return { kind: 'link', label, emphasis: 'primary', ...registrationLink, when };
  });
}

/** Asks for the next date in a chat: the action of a session that is over. */
function planAsk(title: string, when: Period, site: PlanSite): Planned<Action> {
  return gather((take) => {
    const word = (key: string) => take(used(site.wording<string>('event', 'ask', key)));
    const label = word('label');
    const href = take(chatHref(fillPlaceholders(word('message'), { title }), undefined, site));
    return { kind: 'link', label, emphasis: 'secondary', icon: 'message-circle', href, external: true, when };
  });
}
