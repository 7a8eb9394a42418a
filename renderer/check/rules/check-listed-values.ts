import type { Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { unknownCategory } from '../../../diagnostics/messages/check-values.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import { ownProperty } from '../../../diagnostics/own-property.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';

/** If site.yaml has the list that a schema names (`among`), such as the categories of articles, values are in it. */
export function checkListedValues({ site, visits }: Content, report: Report): void {
  for (const { document, path, schema, value } of visits) {
    const list = String(schema.among ?? '');
    const known = listOf(ownProperty(site.value, list)).map(String);
    if (known.length === 0) continue;
    const judge = (name: string, place: () => Place) => {
      if (!known.includes(name))
        report(unknownCategory(place(), { name, list, meant: nearest(name, known), known }));
    };
    if (typeof value === 'string') judge(value, () => locate(document.source, path));
    // For a group, such as the pictures of categories, the keys are in the list.
    for (const key of Object.keys(fieldsOf(value)))
      judge(key, () => locate(document.source, [...path, key], 'key'));
  }
}
