import type { SplitProps } from '../../../schemas/types.ts';
import { ActionList } from '../../components/action/action.tsx';
import { BodyView } from '../../components/body/body.tsx';
import { HtmlText } from '../../components/html/html.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { PictureView } from '../../components/picture/picture.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import '../../components/ticked-point/ticked-point.css';
import './split.css';

export function Split({ eyebrow, title, body, picture, points, actions, side = 'end' }: SplitProps) {
  return (
    <div className={`split split--${side}`}>
      <div className="split__words">
        <SectionHeading eyebrow={eyebrow} title={title} layout="stack" />
        <BodyView of={body} />
        {points && (
          <ul className="split__points">
            {points.map((point) => (
              <li className="split__point ticked-point" key={point.html}>
                <Icon name="check" className="split__tick" />
                <HtmlText of={point} as="span" />
              </li>
            ))}
          </ul>
        )}
        <ActionList of={actions} className="split__actions" />
      </div>
      <PictureView
        of={picture}
        className="split__picture"
        sizes="(min-width: 84rem) 40rem, (min-width: 48rem) 50vw, 100vw"
      />
    </div>
  );
}
