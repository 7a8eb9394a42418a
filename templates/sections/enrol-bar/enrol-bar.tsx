import type { EnrolBarProps } from '../../../schemas/types.ts';
import { ActionButton } from '../../components/action/action.tsx';
import './enrol-bar.css';

/**
 * At the end of the page, sticking to the lower edge on the way there: whatever it covers can be scrolled out from
 * under it.
 */
export function EnrolBar({ course }: EnrolBarProps) {
  const { price, instalment, enrol } = course;
  if (course.withoutEnrolment) return null;
  return (
    <div className="enrol-bar screen-only">
      <p className="enrol-bar__price">
        <span className="enrol-bar__now">{price.text}</span>{' '}
        {instalment && <span className="enrol-bar__plan">{instalment.text}</span>}
      </p>
      <ActionButton of={enrol} className="enrol-bar__action" />
    </div>
  );
}
