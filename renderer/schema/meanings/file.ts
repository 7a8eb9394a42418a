import type { Report } from '../../../diagnostics/diagnostic.ts';
import { locate } from '../../source/locate.ts';
import { checkFile } from '../check-media.ts';
import type { CheckedSite, CheckedValue } from '../checked.ts';
import type { Meaning } from '../meaning.ts';

/** A file of content/media that is copied; a template receives its finished address. */
export const file: Meaning = {
  name: 'file',
  holdsNames: false,
  check,
  control: 'file',
  annotations: [],
};

function check({ document, path, value }: CheckedValue, site: CheckedSite, report: Report): void {
  checkFile(value, () => locate(document.source, path), site, report);
}
