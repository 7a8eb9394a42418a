import { endOfTag } from '../../../render/end-of-tag.ts';
import { findMarks, withoutMarks } from './mark-texts.ts';

/**
 * Where marked texts are in printed markup. `node`: counts the text nodes, as a browser does. `element`: counts the
 * start tags; `attribute`: its name. Both count from 0.
 */
export type MappedPlace = { marks: readonly number[]; text: string } & (
  | { kind: 'node'; node: number }
  | { kind: 'attribute'; element: number; attribute: string }
);

/** Every text node, whether it has marks or not, and every attribute that has. */
export function mappedPlaces(html: string): MappedPlace[] {
  const places: MappedPlace[] = [];
  let [node, element, at] = [0, 0, 0];
  while (at < html.length) {
    const tag = html.indexOf('<', at);
    const end = tag < 0 ? html.length : tag;
    const text = html.slice(at, end);
    if (withoutMarks(text) !== '') {
      places.push({ kind: 'node', node, text: withoutMarks(text), marks: findMarks(text) });
      node += 1;
    }
    if (tag < 0) break;
    at = endOfTag(html, tag);
    const written = html.slice(tag, at);
    if (!/^<[a-z]/i.test(written)) continue;
    for (const [, attribute = '', value = ''] of written.matchAll(/\s([^\s=>"']+)="([^"]*)"/g)) {
      const marks = findMarks(value);
      if (marks.length > 0)
        places.push({ kind: 'attribute', element, attribute, text: withoutMarks(value), marks });
    }
    element += 1;
  }
  return places;
}
