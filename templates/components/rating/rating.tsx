import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import './rating.css';

const stars = [1, 2, 3, 4, 5];

/** Whole stars out of five; `text` says the same in words. */
export function Rating({ value, text }: { value: number; text: string }) {
  return (
    <p className="rating">
      <VisuallyHidden>{text}</VisuallyHidden>
      {stars.map((star) => (
        <Icon
          key={star}
          name="star"
          className={star <= value ? 'rating__star rating__star--full' : 'rating__star'}
        />
      ))}
    </p>
  );
}
