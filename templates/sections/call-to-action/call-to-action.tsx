import type { CallToActionProps } from '../../../schemas/types.ts';
import { ActionList } from '../../components/action/action.tsx';
import { HtmlText } from '../../components/html/html.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { PictureView } from '../../components/picture/picture.tsx';
import './call-to-action.css';

export function CallToAction({ eyebrow, title, text, points, actions, picture }: CallToActionProps) {
  return (
    <div className="call-to-action ink">
      <div className="call-to-action__words">
        {eyebrow && <p className="call-to-action__eyebrow">{eyebrow}</p>}
        <h2 className="call-to-action__title type-title-xl">{title}</h2>
        {text && <HtmlText of={text} className="call-to-action__text" />}
        {points && (
          <ul className="call-to-action__points">
            {points.map((point) => (
              <li className="call-to-action__point" key={point}>
                <Icon name="check" className="call-to-action__tick" />
                {point}
              </li>
            ))}
          </ul>
        )}
        <ActionList of={actions} className="call-to-action__actions" />
      </div>
      {picture && (
        <PictureView
          of={picture}
          className="call-to-action__picture"
          sizes="(min-width: 60rem) 35rem, 100vw"
        />
      )}
    </div>
  );
}
