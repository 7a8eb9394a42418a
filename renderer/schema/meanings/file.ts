import type { Report } from '../../../diagnostics/diagnostic.ts';
import { gather, type Planned, shown } from '../../../kinds/planned.ts';
import { locate } from '../../source/locate.ts';
import { checkFile } from '../check-media.ts';
import type { CheckedValue, SiteToCheck } from '../checked.ts';
import type { Meaning } from '../meaning.ts';
import type { Planning, WrittenValue } from '../planning.ts';

/** A file of content/media that is copied; a template receives its finished address. */
export const file: Meaning = {
  name: 'file',
  holdsNames: false,
  check,
  plan,
  control: 'file',
  annotations: [],
};

function check({ document, path, value }: CheckedValue, site: SiteToCheck, report: Report): void {
  checkFile(value, () => locate(document.source, path), site, report);
}

function plan({ value }: WrittenValue, planning: Planning): Planned<string> {
  return gather((take) => {
    const href = take(planning.file(String(value)));
    return take(shown(href, href, [planning.place()]));
  });
}
