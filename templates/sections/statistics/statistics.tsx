import type { StatisticsProps } from '../../../schemas/types.ts';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import './statistics.css';

export function Statistics({ title, lede, items }: StatisticsProps) {
  return (
    <div className="statistics">
      <SectionHeading title={title} lede={lede} layout="stack" />
      <dl className="statistics__items">
        {items.map(({ value, label, note }) => (
          <div className="statistics__item" key={label}>
            <dt className="statistics__label type-caption">
              {label}
              {note && <span className="statistics__note">{note}</span>}
            </dt>
            <dd className="statistics__value">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
