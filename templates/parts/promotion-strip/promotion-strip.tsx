import type { Promotion } from '../../../schemas/planned.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { Island } from '../../components/island/island.tsx';
import { linkAttributes } from '../../components/link-attributes.ts';
import './promotion-strip.css';

/**
 * Takes the place of the announcements, and gives it back: nothing moves, nothing is covered. Empty without a script:
 * the offer is also on its page as a banner. The element for the words is there from the start, so that screen readers
 * notice when it is filled and announce it after everything else.
 */
export function PromotionStrip(promotion: Promotion) {
  const { id, badge, title, price, was, code, enrol, close, until, untilText } = promotion;
  return (
    <Island of="promotion" when="after:5s" props={{ id, until }}>
      <section className="promotion-strip" aria-label={title}>
        <p className="promotion-strip__line" role="status">
          <span className="promotion-strip__words" hidden>
            <strong className="promotion-strip__badge type-strong">{badge}</strong>{' '}
            <span className="promotion-strip__title">{title}</span>{' '}
            <span className="promotion-strip__price">
              {price.text} <s className="promotion-strip__was">{was.text}</s>
            </span>{' '}
            <span className="promotion-strip__code type-strong">
              <Icon name="ticket" />
              {code}
            </span>{' '}
            {untilText && <span className="promotion-strip__until">{untilText}</span>}
          </span>
        </p>
        {enrol.kind === 'link' && (
          <a className="promotion-strip__enrol" href={enrol.href} hidden {...linkAttributes(enrol)}>
            {enrol.label}
          </a>
        )}
        <button className="promotion-strip__close" type="button" aria-label={close} hidden>
          <Icon name="x" />
        </button>
      </section>
    </Island>
  );
}
