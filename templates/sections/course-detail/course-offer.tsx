import type { CourseDetailProps } from '../../../schemas/types.ts';
import { ActionButton } from '../../components/action/action.tsx';
import { HtmlText } from '../../components/html/html.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Price } from '../../components/price/price.tsx';
import './course-offer.css';

/** The price shows at most this many points; the section further down shows all. */
const pointsShown = 3;

/**
 * The price of the course, the ways to enrol, what is included and how the buyer is protected. Stays in sight next to
 * the story.
 */
export function CourseOffer(props: CourseDetailProps) {
  const { course, guarantee, cancellation, action } = props;
  return (
    <aside className="course-offer">
      <div className="course-offer__buy">
        <Price of={course} size="l" withNote />
        <div className="course-offer__actions screen-only">
          {!course.withoutEnrolment && <ActionButton of={course.enrol} />}
          <OtherWay {...props} />
        </div>
      </div>
      <Included {...props} />
      <ul className="course-offer__promises" role="list">
        {!course.withoutGuarantee && <Assurance icon="shield-check" {...guarantee} />}
        {!course.price.free && <Assurance icon="undo-2" {...cancellation} />}
      </ul>
      {action && <ActionButton of={action} className="course-offer__question" />}
    </aside>
  );
}

/** If the button leads to the shop, the site's own checkout is the way to pay in instalments and to enrol by chat. */
function OtherWay({ course, otherWay }: CourseDetailProps) {
  const { checkoutHref: href, enrol } = course;
  if (!otherWay || enrol.kind !== 'link' || enrol.href === href) return null;
  const label = course.instalment ? otherWay.instalments : otherWay.chat;
  return <ActionButton of={{ kind: 'link', label, href, external: false, emphasis: 'secondary' }} />;
}

function Included({ course, includedMore }: CourseDetailProps) {
  return (
    <div className="course-offer__included">
      <p className="course-offer__label type-strong">{course.labels.features}</p>
      <ul className="course-offer__points" role="list">
        {course.features.slice(0, pointsShown).map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            {feature}
          </li>
        ))}
      </ul>
      {includedMore && course.features.length > pointsShown && (
        <a className="course-offer__more" href="#_included">
          {includedMore}
        </a>
      )}
    </div>
  );
}

function Assurance({ icon, title, text }: CourseDetailProps['guarantee'] & { icon: string }) {
  return (
    <li className="course-offer__promise">
      <Icon name={icon} />
      <div>
        <p className="course-offer__promise-title type-label">{title}</p>
        <HtmlText of={text} />
      </div>
    </li>
  );
}
