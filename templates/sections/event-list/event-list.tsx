import type { EventListProps } from '../../../schemas/types.ts';
import { ActionList } from '../../components/action/action.tsx';
import { EventCard } from '../../components/event-card/event-card.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import './event-list.css';

export function EventList({ eyebrow, title, lede, events, registerAt, actions }: EventListProps) {
  return (
    <div className="event-list">
      <SectionHeading eyebrow={eyebrow} title={title} lede={lede} />
      <ul className="event-list__events" role="list">
        {events.map((event) => (
          <li key={event.id}>
            <EventCard of={event} registerAt={registerAt} />
          </li>
        ))}
      </ul>
      <ActionList of={actions} className="event-list__actions" />
    </div>
  );
}
