import type { Report } from '../../../diagnostics/diagnostic.ts';
import { listOf } from '../../../diagnostics/fields.ts';
import { unknownChoice } from '../../../diagnostics/messages/check-shape.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';
import { nameOf, showValue } from '../shape/name-value.ts';

/** What the program itself knows of a page; everything else is answered by the code of kinds. */
const ofEveryPage = ['organization', 'breadcrumbs'];

/** The data for search engines that a page names exist. */
export function checkStructuredData({ code, collections }: Content, report: Report): void {
  const ofKinds = Object.values(code).flatMap(({ structuredData = {} }) => Object.keys(structuredData));
  const allowed = [...ofEveryPage, ...ofKinds];
  for (const { source, value } of collections.get('pages')?.values() ?? []) {
    for (const [index, name] of listOf(value.structuredData).entries()) {
      if (typeof name !== 'string' || allowed.includes(name)) continue;
      const place = locate(source, ['structuredData', index]);
      const of = nameOf(['structuredData', index]) ?? '';
      const meant = nearest(name, allowed);
      report(unknownChoice(place, { name: of, written: showValue(name), allowed, meant }));
    }
  }
}
