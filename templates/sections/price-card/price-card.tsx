import type { PriceCardProps } from '../../../schemas/types.ts';
import { ActionButton } from '../../components/action/action.tsx';
import { CourseFacts } from '../../components/course-facts/course-facts.tsx';
import { HtmlText } from '../../components/html/html.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Price } from '../../components/price/price.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import '../../components/card/card.css';
import '../../components/ticked-point/ticked-point.css';
import './price-card.css';

/** One course and its price, next to the reason to book it. */
export function PriceCard({ eyebrow, title, lede, course, points, action, note }: PriceCardProps) {
  return (
    <div className="price-card">
      <div className="price-card__words">
        <SectionHeading eyebrow={eyebrow} title={title} lede={lede} layout="stack" />
        <ul className="price-card__points" role="list">
          {(points ?? course.features).map((point) => (
            <li className="ticked-point" key={point}>
              <Icon name="check" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <div className="price-card__offer card-frame card-frame--raised">
        {course.badge && <p className="price-card__badge">{course.badge}</p>}
        <h3 className="price-card__course type-label-l">{course.title}</h3>
        <Price of={course} size="l" withNote />
        <CourseFacts of={course} layout="list" />
        <ActionButton of={action ?? course.enrol} className="price-card__action" />
        {note ? (
          <HtmlText of={note} className="price-card__note type-note" />
        ) : (
          course.footer && <p className="price-card__note type-note">{course.footer}</p>
        )}
      </div>
    </div>
  );
}
