import type { Event } from '../../../schemas/planned.ts';
import { Icon } from '../icon/icon.tsx';
import './event-facts.css';

/** When, where and how many, each with its label. */
export function EventFacts({ of: event }: { of: Event }) {
  const { labels } = event;
  return (
    <dl className="event-facts">
      <div className="event-facts__fact event-facts__fact--date">
        <dt>{labels.date}</dt>
        <dd>
          <time dateTime={event.date.iso}>{event.date.text}</time>
        </dd>
      </div>
      <div className="event-facts__fact">
        <dt>
          <Icon name="clock" />
          {labels.time}
        </dt>
        <dd>
          <time dateTime={event.time.iso}>{event.time.text}</time>
        </dd>
      </div>
      <div className="event-facts__fact">
        <dt>
          <Icon name="map-pin" />
          {labels.location}
        </dt>
        <dd>{event.location}</dd>
      </div>
      {event.attendees !== undefined && (
        <div className="event-facts__fact">
          <dt>
            <Icon name="users" />
            {labels.attendees}
          </dt>
          <dd>{event.attendees}</dd>
        </div>
      )}
    </dl>
  );
}
