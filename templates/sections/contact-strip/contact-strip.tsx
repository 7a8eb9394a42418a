import type { ContactStripProps } from '../../../schemas/types.ts';
import { HtmlText } from '../../components/html/html.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import './contact-strip.css';

export function ContactStrip({ eyebrow, title, lede, items }: ContactStripProps) {
  return (
    <div className="contact-strip">
      <SectionHeading eyebrow={eyebrow} title={title} lede={lede} />
      <dl className="contact-strip__list">
        {items.map(({ icon, label, value }) => (
          <div className="contact-strip__way" key={label}>
            <dt className="contact-strip__label">
              <Icon name={icon} className="contact-strip__icon" />
              {label}
            </dt>
            <HtmlText of={value} as="dd" className="contact-strip__value" />
          </div>
        ))}
      </dl>
    </div>
  );
}
