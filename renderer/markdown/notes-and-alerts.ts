/**
 * Footnotes and alerts as the rest of the program knows them. A reference to a note is an `a` with `dataNote: 'ref'`,
 * the way back one with `'back'`, both with the note's number; the notes are in a `section` with `dataNotes` at the
 * end. Ids begin with `_`, as no heading's does. An alert is a `blockquote` with `dataAlert`, its kind as written, and
 * `dataTitle` if the editor gave it a title.
 */
import type { Element, ElementContent, Properties } from 'hast';

export const alertKinds = ['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION'] as const;

/** Converts the compiled `[^1]`, `[^1]: …` and `> [!NOTE]`; returns everything else unchanged. */
export function withNotesAndAlerts(element: Element): Element {
  const { tagName, properties } = element;
  if (tagName === 'blockquote') return withAlert(element);
  if (tagName === 'section' && properties.dataFootnotes) return notesSection(element);
  if (tagName !== 'a') return element;
  return properties.dataFootnoteRef ? reference(element) : element;
}

/** `#user-content-fnref-two-3` is the third reference to its note. */
function reference(element: Element): Element {
  const number = textOf(element);
  const label = String(element.properties.href).slice('#user-content-fn-'.length);
  const count = String(element.properties.id).slice(`user-content-fnref-${label}`.length).slice(1) || '1';
  return note(element, { dataNote: 'ref', dataNumber: Number(number), dataCount: Number(count) });
}

function note(element: Element, properties: Properties): Element {
  return { ...element, properties };
}

function textOf({ children }: Element): string {
  return children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}

/** Removes the compiler's own heading, which is English. */
function notesSection(section: Element): Element {
  const list = section.children.find((child) => child.type === 'element' && child.tagName === 'ol');
  if (list?.type !== 'element') return section;
  const items = list.children.filter((child) => child.type === 'element');
  const children = items.map((item, index): Element => {
    const label = String(item.properties.id).slice('user-content-fn-'.length);
    const properties = { dataNote: 'note', dataNumber: index + 1, dataLabel: label };
    return { ...item, properties, children: withWaysBack(item.children, index + 1) };
  });
  return { ...section, properties: { dataNotes: true }, children: [{ ...list, children }] };
}

function withWaysBack(nodes: readonly ElementContent[], number: number): ElementContent[] {
  let count = 0;
  const change = (node: ElementContent): ElementContent => {
    if (node.type !== 'element') return node;
    if (node.properties.dataFootnoteBackref === undefined)
      return { ...node, children: node.children.map(change) };
    count += 1;
    return note(node, { dataNote: 'back', dataNumber: number, dataCount: count });
  };
  return nodes.map(change);
}

const marker = /^\[!([^\]\n]*)\]([^\n]*)(\n|$)/;

function withAlert(quote: Element): Element {
  const at = quote.children.findIndex((child) => child.type === 'element');
  const paragraph = quote.children[at];
  if (paragraph?.type !== 'element' || paragraph.tagName !== 'p') return quote;
  const [first, ...others] = paragraph.children;
  const found = first?.type === 'text' ? marker.exec(first.value) : null;
  if (!found || first?.type !== 'text') return quote;
  const [whole, kind = '', title = ''] = found;
  const rest = first.value.slice(whole.length);
  const inner =
    rest === ''
      ? others.slice(others[0]?.type === 'element' && others[0].tagName === 'br' ? 1 : 0)
      : [{ ...first, value: rest }, ...others];
  const body = inner.length > 0 ? [{ ...paragraph, children: inner }] : [];
  const properties = { dataAlert: kind, ...(title.trim() !== '' && { dataTitle: title.trim() }) };
  return { ...quote, properties, children: [...body, ...quote.children.slice(at + 1)] };
}
