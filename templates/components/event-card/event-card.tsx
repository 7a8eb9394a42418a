import type { Event } from '../../../schemas/planned.ts';
import { ActionButton } from '../action/action.tsx';
import { CalendarMenu } from '../calendar-menu/calendar-menu.tsx';
import { Icon } from '../icon/icon.tsx';
import { EventFacts } from './event-facts.tsx';
import './event-card.css';

/** A date that one can register for. */
export function EventCard({ of: event }: { of: Event }) {
  return (
    <article className="event-card">
      <div className="event-card__words">
        <ul className="event-card__tags" role="list">
          {[...new Set([event.badge, event.type, event.price])].map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <h3 className="event-card__title">{event.title}</h3>
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
        <p className="event-card__status">{event.status}</p>
        <ActionButton of={event.register} className="event-card__register" />
        <CalendarMenu of={event.calendar} about={event.title} />
      </div>
    </article>
  );
}
