import type { PageHeroProps } from '../../../schemas/types.ts';
import { ActionList } from '../../components/action/action.tsx';
import { columnsFor } from '../../components/columns/columns.ts';
import { HtmlText } from '../../components/html/html.tsx';
import { periodAttributes } from '../../components/period/period-attributes.ts';
import { PictureView } from '../../components/picture/picture.tsx';
import './page-hero.css';

export function PageHero({ eyebrow, title, lede, badges, actions, facts, picture }: PageHeroProps) {
  return (
    <div className={picture ? 'page-hero page-hero--pictured' : 'page-hero'}>
      <div className="page-hero__words">
        {eyebrow && <p className="page-hero__eyebrow type-eyebrow">{eyebrow}</p>}
        <h1 className="page-hero__title type-display">{title}</h1>
        {lede && <HtmlText of={lede} className="page-hero__lede" />}
        {badges && (
          <ul className="page-hero__badges">
            {badges.map((badge) => (
              <li className="page-hero__badge" key={badge}>
                {badge}
              </li>
            ))}
          </ul>
        )}
        <ActionList of={actions} className="page-hero__actions" />
      </div>
      {picture && (
        <PictureView
          of={picture}
          className="page-hero__picture"
          sizes="(min-width: 84rem) 34rem, (min-width: 48rem) 40vw, 100vw"
          first
        />
      )}
      {facts && (
        <dl className={`page-hero__facts ${columnsFor(facts)}`}>
          {facts.map(({ label, value, when }) => (
            <div className="page-hero__fact" key={`${label} ${value}`} {...periodAttributes(when)}>
              <dt className="page-hero__label">{label}</dt>
              <dd className="page-hero__value">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
