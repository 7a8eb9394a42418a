import type { Report } from '../../diagnostics/diagnostic.ts';
import { listOf } from '../../diagnostics/fields.ts';
import { yearWrittenOut } from '../../diagnostics/messages.generated.ts';
import { withFix } from '../../diagnostics/with-fix.ts';
import type { Content } from '../check/content.ts';
import { locateText } from '../source/locate-text.ts';

/** If the year of the build can be filled in, as in the copyright line, it isn't typed. */
export function checkWrittenYears({ visits }: Content, report: Report): void {
  for (const { document, path, schema, value } of visits) {
    if (
      typeof value !== 'string' ||
      !listOf(schema.placeholders).includes('year') ||
      value.includes('{year}')
    )
      continue;
    const years = [...value.matchAll(/\b(?:19|20)\d{2}\b/g)];
    const last = years.at(-1);
    if (!last) continue;
    const place = locateText(document.source, path, last.index);
    report(withFix(yearWrittenOut(place, { year: last[0] }), { place, from: last[0], to: '{year}' }));
  }
}
