import type { Report } from '../../diagnostics/diagnostic.ts';
import { type Fields, fieldsOf, isFields } from '../../diagnostics/fields.ts';
import { itemTwice } from '../../diagnostics/messages/check-references.ts';
import type { Content } from '../check/content.ts';
import { locate } from '../source/locate.ts';

/** In characters: shorter texts, such as table cells, may well be the same. */
const leastText = 20;

/** The same link, question or line pasted into a list twice; in a list of sections, a whole part of a page. */
export function checkRepeatedItems({ visits }: Content, report: Report): void {
  for (const { document, path, value } of visits) {
    if (!Array.isArray(value) || value.length < 2 || path.at(-1) === 'accept') continue;
    const seen = new Map<string, number>();
    for (const [index, item] of value.entries()) {
      if (!isTelling(item)) continue;
      const key = JSON.stringify(item);
      const first = seen.get(key);
      if (first === undefined) seen.set(key, index);
      else {
        const [one, other] = [first, index].map((at) => locate(document.source, [...path, at]));
        if (one && other) report(itemTwice(other, nameOf(item), one));
      }
    }
  }
}

function isTelling(item: unknown): boolean {
  if (typeof item === 'string') return item.length >= leastText && item.includes(' ');
  return isFields(item) && Object.keys(item).length > 1;
}

/** The name by which an editor knows the item. */
function nameOf(item: unknown): string | undefined {
  if (typeof item === 'string') return item;
  const { label, title, name, value }: Fields = fieldsOf(item);
  return [label, title, name, value, ...Object.values(fieldsOf(item))].find((one) => typeof one === 'string');
}
