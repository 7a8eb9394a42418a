import type { GalleryProps } from '../../../schemas/types.ts';
import { PictureView } from '../../components/picture/picture.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import './gallery.css';

export function Gallery({ eyebrow, title, lede, items }: GalleryProps) {
  return (
    <div className="gallery">
      <SectionHeading eyebrow={eyebrow} title={title} lede={lede} />
      <ul className="gallery__list">
        {items.map((item) => (
          <li className="gallery__item" key={item.title}>
            <figure>
              <PictureView
                of={item.picture}
                className="gallery__picture"
                sizes="(min-width: 60rem) 49rem, (min-width: 40rem) 50vw, 100vw"
              />
              <figcaption className="gallery__caption">
                <span className="gallery__title type-strong">{item.title}</span>
                <span className="gallery__text">{item.text}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </div>
  );
}
