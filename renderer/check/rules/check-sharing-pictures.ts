import type { Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf } from '../../../diagnostics/fields.ts';
import { sharingPictureSmall } from '../../../diagnostics/messages/media.ts';
import { sharingPictureSvg } from '../../../diagnostics/messages.generated.ts';
import { ownProperty } from '../../../diagnostics/own-property.ts';
import { pictureView } from '../../../kinds/read-fields.ts';
import { leastSharingSize } from '../../model/sharing-size.ts';
import { besideName } from '../../schema/beside-name.ts';
import { croppedPart } from '../../schema/crop-picture.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';

/** The sharing pictures of site.yaml and pages have a format that services show, and are large. */
export function checkSharingPictures(
  { site, collections, media }: Pick<Content, 'site' | 'collections' | 'media'>,
  report: Report,
): void {
  for (const { source, value } of [site, ...(collections.get('pages')?.values() ?? [])]) {
    const { src } = fieldsOf(value.socialPicture);
    if (typeof src !== 'string') continue;
    const { width: across, height: down } = ownProperty(media, besideName(src, source.file)) ?? {};
    if (across === undefined || down === undefined) continue;
    const { width, height } = croppedPart({ width: across, height: down }, pictureView(value.socialPicture));
    const place = locate(source, ['socialPicture', 'src']);
    if (/\.svg$/i.test(src)) report(sharingPictureSvg(place, { name: src }));
    else if (width < leastSharingSize.width || height < leastSharingSize.height)
      report(sharingPictureSmall(place, { width, height }, leastSharingSize));
  }
}
