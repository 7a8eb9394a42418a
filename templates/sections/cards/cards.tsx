import type { CardsProps } from '../../../schemas/types.ts';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { Card } from './card.tsx';
import './cards.css';

export function Cards({ eyebrow, title, lede, columns, items }: CardsProps) {
  return (
    <div className="cards">
      <SectionHeading eyebrow={eyebrow} title={title} lede={lede} />
      <ul className={`cards__list cards__list--${columns ?? columnsFor(items.length)}`}>
        {items.map((item) => (
          <Card key={item.title} {...item} />
        ))}
      </ul>
    </div>
  );
}

/** As many columns as fill their rows: four items are two by two rather than three and one. */
function columnsFor(count: number): 2 | 3 | 4 {
  if (count % 3 === 0) return 3;
  if (count % 4 === 0 && count > 4) return 4;
  return count % 2 === 0 ? 2 : 3;
}
