import type { CardsProps } from '../../../schemas/types.ts';
import { ActionButton } from '../../components/action/action.tsx';
import { HtmlText } from '../../components/html/html.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import '../../components/card/card.css';
import './card.css';

/** One card. With an action its whole surface is the target; without one it is plain text under a rule. */
export function Card({ icon, title, text, points, badge, action }: CardsProps['items'][number]) {
  return (
    <li className={action ? 'card card--pressable card-frame card-frame--pressable' : 'card'}>
      {(icon || badge) && (
        <div className="card__top">
          {icon && <Icon name={icon} className="card__icon" />}
          {badge && <p className="card__badge">{badge}</p>}
        </div>
      )}
      <h3 className="card__title type-title">{title}</h3>
      <HtmlText of={text} className="card__text" />
      {points && (
        <ul className="card__points">
          {points.map((point) => (
            <li className="card__point" key={point}>
              {point}
            </li>
          ))}
        </ul>
      )}
      {action && <ActionButton of={action} className="card__action" />}
    </li>
  );
}
