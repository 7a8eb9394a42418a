import type { Promotion } from '../../schemas/planned.ts';
import { ActionButton } from '../components/action/action.tsx';
import { Icon } from '../components/icon/icon.tsx';
import { Island } from '../components/island/island.tsx';
import './promotion-popup.css';

/** Not shown without a script: the offer also stands on its page as a banner. It takes neither focus nor the page. */
export function PromotionPopup({ promotion }: { promotion: Promotion }) {
  const { id, badge, title, text, price, was, code, enrol, close, until, untilText } = promotion;
  return (
    <Island of="promotion" when="after:5s" props={{ id, until }}>
      <div className="promotion-popup" popover="manual" role="dialog" aria-labelledby="promotion-popup-title">
        <div className="promotion-popup__head">
          <p className="promotion-popup__badge">{badge}</p>
          <button className="promotion-popup__close" type="button" aria-label={close}>
            <Icon name="x" />
          </button>
        </div>
        <p className="promotion-popup__title" id="promotion-popup-title">
          {title}
        </p>
        <p className="promotion-popup__text">{text}</p>
        <p className="promotion-popup__price">
          <span className="promotion-popup__now">{price.text}</span>
          <s className="promotion-popup__was">{was.text}</s>
          <span className="promotion-popup__code">
            <Icon name="ticket" />
            {code}
          </span>
        </p>
        <ActionButton of={enrol} className="promotion-popup__enrol" />
        {untilText && <p className="promotion-popup__until">{untilText}</p>}
      </div>
    </Island>
  );
}
