import type { Frame } from '../../schemas/planned.ts';
import { frameParts } from '../frame-parts.ts';
import { AnnouncementBar } from './announcement-bar.tsx';
import './notice-band.css';

/** One line above the header: the announcements, or else the site's tagline; parts that kinds add replace them. */
export function NoticeBand({ frame }: { frame: Frame }) {
  const { announcement, footer } = frame;
  const parts = frameParts.notice.flatMap((show) => show(frame.parts) ?? []);
  if (!announcement && parts.length === 0) return null;
  return (
    <div className="notice-band screen-only ink" {...frame.language}>
      {announcement ? (
        <AnnouncementBar {...announcement} />
      ) : (
        <p className="notice-band__line">{footer.tagline}</p>
      )}
      {parts}
    </div>
  );
}
