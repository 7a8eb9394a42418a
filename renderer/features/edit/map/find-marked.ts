import type { MarkedText } from './located-spot.ts';
import { findMarks, withoutMarks } from './mark-texts.ts';
import type { ProvenMarkup } from './prove-marks.ts';
import { type ScannedMarkup, scanMarkup } from './scan-markup.ts';

/** Attributes that visitors see or hear; of others, only those with marks are of interest. */
export const readAttributes = new Set(['alt', 'aria-label', 'placeholder', 'title', 'src']);

/**
 * Every text of a part of a page, with the marks in it or, without any, those that change it. `shown`: the pieces that
 * visitors get; `pieces`: the same with marks, but perhaps without the elements that give a text its own direction.
 */
export function findMarked(
  section: number,
  shown: readonly string[],
  { pieces, changed }: Pick<ProvenMarkup, 'pieces' | 'changed'>,
): MarkedText[] {
  const [final, printed] = [scanMarkup(shown), scanMarkup(pieces)];
  return [...textNodes(section, final, { printed, changed }), ...attributes(section, final, printed)];
}

type PrintedMarkup = { printed: ScannedMarkup; changed: ProvenMarkup['changed'] };

/** Where an element splits a text, each part has the marks of the whole. */
function textNodes(section: number, final: ScannedMarkup, { printed, changed }: PrintedMarkup): MarkedText[] {
  let [at, end, next] = [0, 0, 0];
  let marks: readonly number[] = [];
  return final.texts.map((text, node) => {
    while (at >= end && next < printed.texts.length) {
      const whole = printed.texts[next] ?? '';
      const own = findMarks(whole);
      marks = own.length > 0 ? own : (changed.get(next) ?? []);
      end += withoutMarks(whole).length;
      next += 1;
    }
    at += text.length;
    return { section, kind: 'node', node, text, marks };
  });
}

/** The same elements have an attribute of the same name in both. */
function attributes(section: number, final: ScannedMarkup, printed: ScannedMarkup): MarkedText[] {
  const places = new Map<string, number[]>();
  for (const [element, { attributes: own }] of final.elements.entries())
    for (const name of Object.keys(own)) places.set(name, [...(places.get(name) ?? []), element]);
  const counts = new Map<string, number>();
  const found: MarkedText[] = [];
  for (const { name: element, attributes: own } of printed.elements)
    for (const [attribute, value] of Object.entries(own)) {
      const count = counts.get(attribute) ?? 0;
      counts.set(attribute, count + 1);
      const marks = findMarks(value);
      // Nobody reads the props of an island.
      if (element === 'site-island' || value === '' || (marks.length === 0 && !readAttributes.has(attribute)))
        continue;
      const at = places.get(attribute)?.[count];
      if (at === undefined) continue;
      found.push({ section, kind: 'attribute', element: at, attribute, text: withoutMarks(value), marks });
    }
  return found;
}
