import type { Frame } from '../../schemas/planned.ts';
import { AnnouncementBar } from './announcement-bar.tsx';
import { PromotionStrip } from './promotion-strip.tsx';
import './notice-band.css';

/** One line above the header: the announcements, or else what the academy is; after a while the offer in their place. */
export function NoticeBand({ frame }: { frame: Frame }) {
  const { announcement, promotion, footer } = frame;
  if (!announcement && !promotion) return null;
  return (
    <div className="notice-band ink">
      {announcement ? (
        <AnnouncementBar {...announcement} />
      ) : (
        <p className="notice-band__line">{footer.tagline}</p>
      )}
      {promotion && <PromotionStrip promotion={promotion} />}
    </div>
  );
}
