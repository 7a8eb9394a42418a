import type { EventCalendar } from '../../../schemas/planned.ts';
import { Icon } from '../icon/icon.tsx';
import { periodAttributes } from '../period/period-attributes.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import './calendar-menu.css';

type Props = {
  of?: EventCalendar;
  /** The event: distinguishes menus with the same words in a screen reader's list. */
  about: string;
};

/**
 * Ways to add an event to the visitor's own calendar; opens without a script. Renders nothing if the event has none.
 */
export function CalendarMenu({ of: calendar, about }: Props) {
  if (!calendar) return null;
  const { when, file, google, outlook, labels } = calendar;
  return (
    <details className="calendar-menu" {...periodAttributes(when)}>
      <summary className="calendar-menu__open">
        <Icon name="calendar-days" />
        <span>
          {labels.open} <VisuallyHidden>{about}</VisuallyHidden>
        </span>
        <Icon name="chevron-down" className="calendar-menu__chevron" />
      </summary>
      <ul className="calendar-menu__ways" role="list">
        <li>
          <a href={google.href} target="_blank" rel="noopener">
            {labels.google}
            <Icon name="arrow-up-right" />
          </a>
        </li>
        <li>
          <a href={outlook.href} target="_blank" rel="noopener">
            {labels.outlook}
            <Icon name="arrow-up-right" />
          </a>
        </li>
        <li>
          <a href={file.href} download={file.fileName}>
            {labels.file}
            <Icon name="download" />
          </a>
        </li>
      </ul>
    </details>
  );
}
