import type { Report } from '../../../diagnostics/diagnostic.ts';
import { locate } from '../../source/locate.ts';
import { checkPicture } from '../check-media.ts';
import type { CheckedSite, CheckedValue } from '../checked.ts';
import { fieldsOf } from '../fields.ts';
import type { Meaning } from '../meaning.ts';

/** A picture of content/media with its description. */
export const picture: Meaning = {
  name: 'picture',
  type: () => 'Picture',
  holdsNames: false,
  check,
  control: 'picture',
  annotations: [],
};

function check({ document, path, value }: CheckedValue, site: CheckedSite, report: Report): void {
  checkPicture(fieldsOf(value).src, () => locate(document.source, [...path, 'src']), site, report);
}
