import type { Report } from '../../../diagnostics/diagnostic.ts';
import { sharingPictureSmall, sharingPictureSvg } from '../../../diagnostics/messages/media.ts';
import { fieldsOf } from '../../schema/fields.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';

/**
 * In pixels. What Facebook asks for before it shows a picture large; X asks for 300 × 157, and shows no SVG. Sources:
 * https://developers.facebook.com/docs/sharing/webmasters/images,
 * https://developer.x.com/en/docs/x-for-websites/cards/overview/summary-card-with-large-image.
 */
const least = { width: 600, height: 315 };

/** The pictures that site.yaml and pages have for sharing are shown by services, and large. */
export function checkSharingPictures(
  { site, collections, media }: Pick<Content, 'site' | 'collections' | 'media'>,
  report: Report,
): void {
  for (const { source, value } of [site, ...(collections.get('pages')?.values() ?? [])]) {
    const { src } = fieldsOf(value.socialPicture);
    if (typeof src !== 'string' || !Object.hasOwn(media, src)) continue;
    const { width, height } = media[src] ?? {};
    if (width === undefined || height === undefined) continue;
    const place = locate(source, ['socialPicture', 'src']);
    if (/\.svg$/i.test(src)) report(sharingPictureSvg(place, src));
    else if (width < least.width || height < least.height)
      report(sharingPictureSmall(place, { width, height }, least));
  }
}
