import type { Event } from '../../../schemas/planned.ts';
import { periodAttributes } from '../period/period-attributes.ts';
import './event-status.css';

/** Whether registration is open, or the session is under way or over: each line in its time. */
export function EventStatus({ of: event }: { of: Event }) {
  return event.statuses.map(({ text, isOpen, when }) => (
    <p
      key={text}
      className={isOpen ? 'event-status type-aside event-status--open' : 'event-status type-aside'}
      {...periodAttributes(when)}
    >
      {text}
    </p>
  ));
}
