import type { Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf } from '../../../diagnostics/fields.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { gather, type Planned, plain, shown } from '../../../kinds/planned.ts';
import { pictureView } from '../../../kinds/read-fields.ts';
import type { Picture } from '../../../schemas/planned.ts';
import { locate } from '../../source/locate.ts';
import { checkCrop, checkDescription, checkPicture } from '../check-media.ts';
import type { CheckedValue, SiteToCheck } from '../checked.ts';
import type { Meaning } from '../meaning.ts';
import type { Planning, WrittenValue } from '../planning.ts';

/** A picture of content/media with its description; `none`, if the schema allows it, gives a template nothing. */
export const picture: Meaning = {
  name: 'picture',
  type: () => 'Picture',
  holdsNames: false,
  check,
  plan,
  control: 'picture',
  annotations: [],
};

function check({ document, path, value }: CheckedValue, site: SiteToCheck, report: Report): void {
  const { src, alt } = fieldsOf(value);
  const placeOf = (...field: Path) => locate(document.source, [...path, ...field]);
  const place = () => placeOf('src');
  checkPicture(src, place, site, report);
  checkCrop(value, placeOf, site, report);
  checkDescription({ alt, src, notation: 'YAML' }, () => locate(document.source, [...path, 'alt']), report);
}

function plan({ value }: WrittenValue, planning: Planning): Planned<Picture | undefined> {
  if (typeof value === 'string') return plain(undefined);
  const { src, alt } = fieldsOf(value);
  return gather((take) => {
    const words = take(planning.string(String(alt ?? ''), 'alt'), 'alt');
    const finished = take(planning.picture({ name: String(src), alt: words, ...pictureView(value) }));
    take(shown(finished, finished.src, [planning.place('src')]), 'src');
    return finished;
  });
}
