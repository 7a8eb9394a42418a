import type { Report } from '../../../diagnostics/diagnostic.ts';
import { plain } from '../../../kinds/planned.ts';
import { locate } from '../../source/locate.ts';
import { checkFile } from '../check-media.ts';
import type { CheckedValue, SiteToCheck } from '../checked.ts';
import type { Meaning } from '../meaning.ts';

/** A file of content/media, in site.yaml: planning decides how to use it. */
export const media: Meaning = {
  name: 'media',
  holdsNames: false,
  check,
  plan: ({ value }) => plain(value),
  control: 'file',
  annotations: [],
};

function check({ document, path, value }: CheckedValue, site: SiteToCheck, report: Report): void {
  checkFile(value, () => locate(document.source, path), site, report);
}
