import type { Picture } from '../../../schemas/planned.ts';
import './picture.css';

type Props = {
  of: Picture;
  className?: string /** For a picture in the first screen: fetched at once. */;
  first?: boolean;
};

export function PictureView({ of, className, first }: Props) {
  return (
    <img
      className={className ? `picture ${className}` : 'picture'}
      src={of.src}
      alt={of.alt}
      width={of.width}
      height={of.height}
      decoding="async"
      {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
}
