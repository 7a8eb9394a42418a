import type { SessionProps } from '../../../schemas/types.ts';
import { ActionList } from '../../components/action/action.tsx';
import { CalendarMenu } from '../../components/calendar-menu/calendar-menu.tsx';
import { EventFacts } from '../../components/event-card/event-facts.tsx';
import { EventStatus } from '../../components/event-card/event-status.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import '../../components/card/card.css';
import './session.css';

/** The date of an event: the day large, everything else below it. */
export function Session({ eyebrow, title, lede, event, facts = [], actions }: SessionProps) {
  return (
    <div className="session">
      <SectionHeading eyebrow={eyebrow} title={title} lede={lede} layout="stack" />
      <div className="session__card card-frame card-frame--raised">
        <EventStatus of={event} />
        <h3 className="session__title type-label-l">{event.title}</h3>
        <EventFacts of={event} />
        {facts.length > 0 && (
          <dl className="session__facts">
            {facts.map(({ label, value }) => (
              <div key={label} className="session__fact">
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <ActionList of={[...(event.register ? [event.register] : []), event.ask, ...(actions ?? [])]} />
        <CalendarMenu of={event.calendar} about={event.title} />
      </div>
    </div>
  );
}
