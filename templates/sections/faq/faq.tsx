import type { FaqProps } from '../../../schemas/types.ts';
import { BodyView } from '../../components/body/body.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import './faq.css';

export function Faq({ eyebrow, title, lede, items }: FaqProps) {
  return (
    <div className="faq">
      <SectionHeading eyebrow={eyebrow} title={title} lede={lede} layout="stack" />
      <div className="faq__list">
        {items.map(({ question, answer }) => (
          <details className="faq__item" key={question}>
            <summary className="faq__question">
              <h3 className="faq__title type-label-l">{question}</h3>
              <Icon name="plus" className="faq__sign" />
            </summary>
            <BodyView of={answer} className="faq__answer" />
          </details>
        ))}
      </div>
    </div>
  );
}
