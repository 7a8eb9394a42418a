import type { OfferBannerProps } from '../../../schemas/types.ts';
import { ActionButton } from '../../components/action/action.tsx';
import { HtmlText } from '../../components/html/html.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { periodAttributes } from '../../components/period/period-attributes.ts';
import { CourseTicket } from './course-ticket.tsx';
import './offer-banner.css';

/** The offer. If it has an end, the course at its normal price is behind it and replaces it in pages left open. */
export function OfferBanner(props: OfferBannerProps) {
  const { when, course } = props.promotion;
  if (when?.until === undefined) return <OfferTicket {...props} />;
  return (
    <div className="offer-banner-place">
      <div {...periodAttributes(when)}>
        <OfferTicket {...props} />
      </div>
      <div {...periodAttributes({ from: when.until })}>
        <CourseTicket course={course} />
      </div>
    </div>
  );
}

/** A ticket: the offer on the long part, price and code on the part to tear off. */
function OfferTicket({ promotion, text }: OfferBannerProps) {
  return (
    <div className="offer-banner">
      <div className="offer-banner__offer">
        <p className="offer-banner__badge">{promotion.badge}</p>
        <h2 className="offer-banner__title type-title-xl">{promotion.title}</h2>
        {text ? (
          <HtmlText of={text} className="offer-banner__text" />
        ) : (
          <p className="offer-banner__text">{promotion.text}</p>
        )}
        {promotion.untilText && <p className="offer-banner__until">{promotion.untilText}</p>}
      </div>
      <div className="offer-banner__stub">
        <p className="offer-banner__price">
          <span className="offer-banner__now">{promotion.price.text}</span>{' '}
          <s className="offer-banner__was">{promotion.was.text}</s>
        </p>
        <ul className="offer-banner__savings" role="list">
          {promotion.savings.map((saving) => (
            <li key={saving}>{saving}</li>
          ))}
        </ul>
        {promotion.course.originalPriceNote && (
          <p className="offer-banner__since">{promotion.course.originalPriceNote}</p>
        )}
        <p className="offer-banner__code">
          <Icon name="ticket" />
          {promotion.code}
        </p>
        <ActionButton of={promotion.enrol} className="offer-banner__enrol" />
      </div>
    </div>
  );
}
