import type { Action, Event, Period } from '../../schemas/planned.ts';
import type { EventProps } from '../../schemas/types.ts';
import { chatHref } from '../chat/chat-link.ts';
import { fillPattern } from '../fill-pattern.ts';
import { dayAfter } from '../is-shown.ts';
import type { PlanEntry, PlanSite } from '../kind.ts';
import { madeOf } from '../made-of.ts';
import { becomesAnotherOn } from '../note-days.ts';
import { gather, type Planned } from '../planned.ts';
import { optionalNumber } from '../read-fields.ts';
import { used } from '../used.ts';
import { open } from './event-status.ts';
import { stillToCome } from './event-time.ts';
import { planEventCalendar } from './plan-event-calendar.ts';
import { planStatuses } from './plan-statuses.ts';

const eventFields = [
  'title',
  'date',
  'time',
  'timeZone',
  'durationMinutes',
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

/** Minutes, where neither the event nor site.yaml says. */
export const usualDuration = 60;

/** A dated session: day, time and offset follow from its date, local time and zone, and what is said of it from today. */
export function planEvent(entry: PlanEntry, site: PlanSite): Planned<Event> {
  return gather((take) => {
    const values = take(entry.fields<EventProps>(...eventFields));
    const word = (key: string) => take(used(site.wording<string>('event', key)));
    const { iso } = values.date;
    const date = take(site.format.date(iso, 'weekday'));
    const time = take(site.format.zonedTime(iso, values.time, values.timeZone));
    const minutes = take(durationOf(values, site));
    const end = take(site.format.laterTime(time.iso, minutes, values.timeZone));
    const register = take(planRegister(values, time.iso, site));
    const event: Event = {
      id: entry.id,
      title: values.title,
      date,
      time,
      duration: fillPattern(word('duration'), { minutes: take(site.format.number(minutes)) }),
      end,
      location: values.location,
      ...(values.address !== undefined && { address: values.address }),
      ...(values.attendees !== undefined && { attendees: values.attendees }),
      type: values.type,
      statuses: take(planStatuses(values.status, { begin: time.iso, end: end.iso }, site)),
      description: values.description,
      highlights: values.highlights,
      price: values.price.free ? word('free') : values.price.text,
      badge: values.badge,
      ...(values.registrationLink && { registrationLink: values.registrationLink }),
      ...(register && { register }),
      ask: take(planAsk(values.title, register ? { from: time.iso } : {}, site)),
      labels: {
        date: word('date'),
        time: word('time'),
        location: word('location'),
        attendees: word('attendees'),
      },
    };
    const calendar = take(planEventCalendar(event, entry, site));
    take(madeOf(date.text, ['date'], entry), 'date/text');
    take(madeOf(time.text, ['date', 'time', 'timeZone'], entry), 'time/text');
    if (register?.kind === 'link') take(madeOf(register.href, ['registrationLink'], entry), 'register/href');
    take(madeOf(end.text, ['time', 'durationMinutes'], entry), 'end/text');
    take(becomesAnotherOn([dayAfter(iso)]));
    return { ...event, ...(calendar && { calendar }) };
  });
}

/** In minutes. */
export function durationOf(
  { durationMinutes }: Pick<EventProps, 'durationMinutes'>,
  site: PlanSite,
): Planned<number> {
  return gather((take) => {
    if (durationMinutes !== undefined) return durationMinutes;
    return optionalNumber(take(site.written('events', 'durationMinutes'))) ?? usualDuration;
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

/** To ask for the next date, in a chat: what a session that is over leads on to. */
function planAsk(title: string, when: Period, site: PlanSite): Planned<Action> {
  return gather((take) => {
    const word = (key: string) => take(used(site.wording<string>('event', 'ask', key)));
    const label = word('label');
    const href = take(chatHref(fillPattern(word('message'), { title }), undefined, site));
    return { kind: 'link', label, emphasis: 'secondary', icon: 'message-circle', href, external: true, when };
  });
}
