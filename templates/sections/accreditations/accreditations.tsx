import type { AccreditationsProps } from '../../../schemas/types.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { linkAttributes } from '../../components/link-attributes.ts';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import './accreditations.css';

export function Accreditations({ title, lede, accreditations }: AccreditationsProps) {
  return (
    <div className="accreditations">
      <SectionHeading title={title} lede={lede} layout="stack" />
      <ul className="accreditations__list">
        {accreditations.map((entry) => (
          <li className="accreditations__entry" key={entry.id}>
            <a className="accreditations__link" href={entry.link.href} {...linkAttributes(entry.link)}>
              <span className="accreditations__name">{entry.name}</span>
              <Icon name="arrow-up-right" className="accreditations__arrow" />
            </a>
            <p className="accreditations__description">{entry.description}</p>
            <p className="accreditations__number">
              {entry.numberLabel} <strong>{entry.number}</strong>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
