import type { HeroProps } from '../../../schemas/types.ts';
import { ActionList } from '../../components/action/action.tsx';
import { HtmlText } from '../../components/html/html.tsx';
import { PictureView } from '../../components/picture/picture.tsx';
import { HeroHighlights } from './hero-highlights.tsx';
import './hero.css';

export function Hero({ eyebrow, title, lede, badges, actions, highlights, picture }: HeroProps) {
  return (
    <div className="hero">
      <div className="hero__words">
        {eyebrow && <p className="hero__eyebrow type-eyebrow">{eyebrow}</p>}
        <h1 className="hero__title type-display-xl">{title}</h1>
        {lede && <HtmlText of={lede} className="hero__lede" />}
        <ActionList of={actions} />
        {badges && (
          <ul className="hero__badges">
            {badges.map((badge) => (
              <li className="hero__badge" key={badge}>
                {badge}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="hero__stage">
        <PictureView of={picture} className="hero__picture" sizes="(min-width: 60rem) 54vw, 100vw" first />
      </div>
      <HeroHighlights highlights={highlights} />
    </div>
  );
}
