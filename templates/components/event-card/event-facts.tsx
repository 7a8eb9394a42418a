import type { Event } from '../../../schemas/planned.ts';
import { Icon } from '../icon/icon.tsx';
import './event-facts.css';

/** When, where and how many, each with its label. HTML has no element for a span of time, so that is plain text. */
export function EventFacts({ of: event }: { of: Event }) {
  const { date, time, labels, lastDay } = event;
  return (
    <dl className="event-facts">
      <div className="event-facts__fact event-facts__fact--date">
        <dt>{labels.date}</dt>
        <dd>{lastDay === undefined ? <time dateTime={date.iso}>{date.text}</time> : date.text}</dd>
      </div>
      {time && (
        <div className="event-facts__fact">
          <dt>
            <Icon name="clock" />
            {labels.time}
          </dt>
          <dd>{lastDay === undefined ? <time dateTime={time.iso}>{time.text}</time> : time.text}</dd>
        </div>
      )}
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
