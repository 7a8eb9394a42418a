import type { VideoProps } from '../../../schemas/types.ts';
import { HtmlText } from '../../components/html/html.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Island } from '../../components/island/island.tsx';
import { PictureView } from '../../components/picture/picture.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { playerAddress } from './player-address.ts';
import './video.css';

/** Without a script it is a link to the film. */
export function Video({ title, lede, url, play, length, picture }: VideoProps) {
  return (
    <div className="video">
      <SectionHeading title={title} layout="stack" />
      {lede && <HtmlText of={lede} className="video__lede" />}
      <Island of="video" when="interaction" props={{ player: playerAddress(url), title }}>
        <a className="video__film" href={url} data-hold="">
          <PictureView of={picture} className="video__picture" sizes="(min-width: 64rem) 60rem, 100vw" />
          <span className="video__play">
            <Icon name="video" />
            <span>{play}</span>
            <VisuallyHidden>{title}</VisuallyHidden>
            <span className="video__length">{length}</span>
          </span>
        </a>
      </Island>
    </div>
  );
}
