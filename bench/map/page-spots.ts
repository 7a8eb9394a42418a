import type { LocatedSpot } from '../../renderer/features/edit/map/located-spot.ts';
import { structuredData, textsIn } from '../../renderer/features/edit/map/map-head.ts';
import { scanHead, scanMarkup } from '../../renderer/features/edit/map/scan-markup.ts';
import type { PagePart } from '../../renderer/model/output.ts';

/** The texts of a finished page, by the keys of their spots. */
export function textsBySpot(parts: readonly PagePart[]): ReadonlyMap<string, string> {
  const around = parts.filter(({ section, isStyles }) => section === undefined && !isStyles);
  const pieces = new Map<number, string[]>([[0, around.slice(-2).map(({ html }) => html)]]);
  for (const { section, html } of parts)
    if (section !== undefined) pieces.set(section + 1, [...(pieces.get(section + 1) ?? []), html]);
  const found = new Map<string, string>();
  for (const [section, htmls] of pieces) {
    const { texts, elements } = scanMarkup(htmls);
    for (const [node, text] of texts.entries()) found.set(spotKey({ section, kind: 'node', node }), text);
    for (const [element, { attributes }] of elements.entries())
      for (const [attribute, text] of Object.entries(attributes))
        found.set(spotKey({ section, kind: 'attribute', element, attribute }), text);
  }
  for (const { name, text } of scanHead(around.slice(0, -2).map(({ html }) => html)))
    if (name !== structuredData) found.set(spotKey({ section: -1, kind: 'head', name }), text);
    else
      for (const one of textsIn(JSON.parse(text)))
        found.set(spotKey({ section: -1, kind: 'head', name, path: one.path }), one.text);
  return found;
}

export function spotKey(spot: LocatedSpot): string {
  if (spot.kind === 'node') return `${spot.section} ${spot.node}`;
  if (spot.kind === 'attribute') return `${spot.section} ${spot.element} ${spot.attribute}`;
  return [spot.name, ...(spot.path ?? [])].join(' ');
}
