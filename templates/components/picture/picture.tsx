import type { Picture } from '../../../schemas/planned.ts';
import './picture.css';

type Props = {
  of: Picture;
  className?: string;
  /** For a picture in the first screen: fetched at once. */
  first?: boolean;
  /** Its width on the page, for windows of every width; browsers choose the file by it before they have the styles. */
  sizes?: string;
};

/**
 * One file, or the same picture in several formats and sizes, from which the browser fetches the first suitable one.
 */
export function PictureView({ of, className, first, sizes = '100vw' }: Props) {
  const { src, alt, width, height, sources, focus } = of;
  const image = (
    <img
      className={className ? `picture ${className}` : 'picture'}
      src={src}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      {...(focus && { 'data-focus-x': digits(focus.x), 'data-focus-y': digits(focus.y) })}
      {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
  if (!sources) return image;
  return (
    <picture className="picture__set">
      {first && <PicturePreload of={of} sizes={sizes} />}
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}

/** As its stylesheet asks for them (`templates/texts/focus.css`). */
function digits(perCent: number): string {
  return String(perCent).padStart(2, '0');
}

/** The renderer moves it to the head of the page. Only for the best format: a browser without it skips the link. */
function PicturePreload({ of, sizes }: { of: Picture; sizes: string }) {
  const best = of.sources?.[0];
  if (!best) return null;
  return (
    <link
      rel="preload"
      as="image"
      type={best.type}
      imageSrcSet={best.srcset}
      imageSizes={sizes}
      fetchPriority="high"
    />
  );
}
