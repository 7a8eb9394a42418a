import type { CourseDetailProps } from '../../../schemas/types.ts';
import { ActionButton } from '../../components/action/action.tsx';
import { HtmlText } from '../../components/html/html.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Price } from '../../components/price/price.tsx';
import './course-offer.css';

/** What the course costs, how to enrol and what protects the buyer. Beside the story it stays in sight. */
export function CourseOffer({ course, guarantee, cancellation, action }: CourseDetailProps) {
  return (
    <aside className="course-offer">
      <Price of={course} size="l" withNote />
      <div className="course-offer__actions">
        <ActionButton of={course.enrol} />
        {action && <ActionButton of={action} />}
      </div>
      <ul className="course-offer__promises" role="list">
        {!course.withoutGuarantee && <Assurance icon="shield-check" {...guarantee} />}
        {!course.price.free && <Assurance icon="undo-2" {...cancellation} />}
      </ul>
    </aside>
  );
}

function Assurance({ icon, title, text }: CourseDetailProps['guarantee'] & { icon: string }) {
  return (
    <li className="course-offer__promise">
      <Icon name={icon} />
      <div>
        <p className="course-offer__promise-title">{title}</p>
        <HtmlText of={text} />
      </div>
    </li>
  );
}
