import type { Html } from '../../../schemas/planned.ts';
import { HtmlText } from '../html/html.tsx';
import './section-heading.css';

type Props = {
  eyebrow?: string;
  title?: string;
  lede?: Html;
  /** `row`: the lede alongside the title if there is room. `stack`: below it, for narrow columns. */
  layout?: 'row' | 'stack';
};

/** The heading of a section; renders nothing if a section has none. */
export function SectionHeading({ eyebrow, title, lede, layout = 'row' }: Props) {
  if (!title && !lede) return null;
  return (
    <header className={`section-heading section-heading--${layout}`}>
      <div className="section-heading__words">
        {eyebrow && <p className="section-heading__eyebrow type-eyebrow">{eyebrow}</p>}
        {title && <h2 className="section-heading__title type-title-xl">{title}</h2>}
      </div>
      {lede && <HtmlText of={lede} className="section-heading__lede" />}
    </header>
  );
}
