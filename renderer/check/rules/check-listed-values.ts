import type { Report } from '../../../diagnostics/diagnostic.ts';
import { unknownCategory } from '../../../diagnostics/messages/check-values.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import { listOf } from '../../schema/fields.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';

/** Where site.yaml has the list that a schema names (`among`), as for the categories of articles, values keep to it. */
export function checkListedValues({ site, visits }: Content, report: Report): void {
  for (const { document, path, schema, value } of visits) {
    if (typeof schema.among !== 'string' || typeof value !== 'string') continue;
    const list = schema.among;
    const known = listOf(site.value[list]).map(String);
    if (known.length === 0 || known.includes(value)) continue;
    const guess = { meant: nearest(value, known), known };
    report(unknownCategory(locate(document.source, path), { name: value, list, ...guess }));
  }
}
