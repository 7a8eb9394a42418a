import type { Action, Event, Link } from '../../../schemas/planned.ts';
import { ActionButton } from '../action/action.tsx';
import { CalendarMenu } from '../calendar-menu/calendar-menu.tsx';
import { Icon } from '../icon/icon.tsx';
import { EventFacts } from './event-facts.tsx';
import { EventStatus } from './event-status.tsx';
import '../card/card.css';
import './event-card.css';

type Props = {
  of: Event;
  /** Where its button leads, instead of the event's form. */
  registerAt?: Link;
};

/** A date: upcoming, with a way to register; or over, with a way to ask for the next. */
export function EventCard({ of: event, registerAt }: Props) {
  const register: Action | undefined = event.register && { ...event.register, ...registerAt };
  return (
    <article className="event-card card-frame">
      <div className="event-card__words">
        <ul className="event-card__tags type-eyebrow" role="list">
          {[...new Set([event.badge, event.type, event.price])].map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <h3 className="event-card__title type-title-l">{event.title}</h3>
        <p className="event-card__description">{event.description}</p>
        <ul className="event-card__highlights" role="list">
          {event.highlights.map((highlight) => (
            <li key={highlight}>
              <Icon name="check" />
              {highlight}
            </li>
          ))}
        </ul>
      </div>
      <div className="event-card__date">
        <EventFacts of={event} />
        <EventStatus of={event} />
        {register && <ActionButton of={register} className="event-card__register" />}
        <ActionButton of={event.ask} className="event-card__register" />
        <CalendarMenu of={event.calendar} about={event.title} />
      </div>
    </article>
  );
}
