import type { ChecklistProps } from '../../../schemas/types.ts';
import { ActionList } from '../../components/action/action.tsx';
import { HtmlText } from '../../components/html/html.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { PictureView } from '../../components/picture/picture.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import './checklist.css';

export function Checklist({ eyebrow, title, lede, items, picture, actions }: ChecklistProps) {
  return (
    <div className="checklist">
      <div className="checklist__aside">
        <SectionHeading eyebrow={eyebrow} title={title} lede={lede} layout="stack" />
        {picture && (
          <PictureView of={picture} className="checklist__picture" sizes="(min-width: 60rem) 35rem, 100vw" />
        )}
      </div>
      <div className="checklist__main">
        <ul className="checklist__items">
          {items.map((item) => (
            <li className="checklist__item" key={item.html}>
              <Icon name="check" className="checklist__tick" />
              <HtmlText of={item} as="span" />
            </li>
          ))}
        </ul>
        <ActionList of={actions} className="checklist__actions" />
      </div>
    </div>
  );
}
