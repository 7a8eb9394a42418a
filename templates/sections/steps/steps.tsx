import type { StepsProps } from '../../../schemas/types.ts';
import { ActionList } from '../../components/action/action.tsx';
import { HtmlText } from '../../components/html/html.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import './steps.css';

export function Steps({ eyebrow, title, lede, items, actions }: StepsProps) {
  return (
    <div className="steps">
      <SectionHeading eyebrow={eyebrow} title={title} lede={lede} />
      <ol className="steps__list">
        {items.map((item) => (
          <li className="steps__step" key={item.title}>
            <div className="steps__words">
              <h3 className="steps__title type-label-l">{item.title}</h3>
              <HtmlText of={item.text} className="steps__text" />
            </div>
            {item.duration && <p className="steps__duration">{item.duration}</p>}
            {item.icon && <Icon name={item.icon} className="steps__icon" />}
          </li>
        ))}
      </ol>
      <ActionList of={actions} className="steps__actions" />
    </div>
  );
}
