import type { HeroProps } from '../../../schemas/types.ts';
import { columnsFor } from '../../components/columns/columns.ts';
import { Icon } from '../../components/icon/icon.tsx';
import './hero-highlights.css';

/** One is highlighted at a time: the first, or the one that is pointed at. In CSS alone, as all can be read anyway. */
export function HeroHighlights({ highlights }: Pick<HeroProps, 'highlights'>) {
  return (
    <ul className={`hero-highlights ${columnsFor(highlights)}`}>
      {highlights.map(({ icon, title, text }) => (
        <li className="hero-highlights__item" key={title}>
          <Icon name={icon} className="hero-highlights__icon" />
          <p className="hero-highlights__title type-label">{title}</p>
          <p className="hero-highlights__text type-note">{text}</p>
        </li>
      ))}
    </ul>
  );
}
