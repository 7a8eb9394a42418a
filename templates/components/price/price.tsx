import type { Course } from '../../../schemas/planned.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import './price.css';

type Props = {
  of: Course;
  size?: 'm' | 'l' /** With the lender's condition under the instalments. */;
  withNote?: true;
};

/** The price of a course, read in this order: price, earlier price, saving, instalments. */
export function Price({ of: course, size = 'm', withNote }: Props) {
  const { price, originalPrice, originalPriceNote, saving, instalment, labels } = course;
  return (
    <div className={`price price--${size}`}>
      <p className="price__line">
        <span className="price__current">
          {labels.price && <VisuallyHidden>{labels.price} </VisuallyHidden>}
          {price.text}
        </span>{' '}
        {originalPrice && (
          <>
            <s className="price__original">
              {labels.originalPrice && <VisuallyHidden>{labels.originalPrice} </VisuallyHidden>}
              {originalPrice.text}
            </s>{' '}
          </>
        )}
        {saving && <span className="price__saving">{saving.text}</span>}
      </p>
      {originalPriceNote && <p className="price__note">{originalPriceNote}</p>}
      {instalment && <p className="price__instalment type-caption">{instalment.text}</p>}
      {instalment && withNote && <p className="price__note">{instalment.note}</p>}
    </div>
  );
}
