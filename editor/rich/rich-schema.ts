import { Schema } from '../prosemirror.ts';

const asWritten = { open: {}, close: {} };

/** A block as `RichBlock` has it: one line of words with marks, each with the signs that it is written with. */
export const richSchema = new Schema({
  nodes: {
    doc: { content: 'block' },
    block: {
      content: 'inline*',
      attrs: { level: { default: 0 }, open: { default: '' }, close: { default: '' } },
      parseDOM: [{ tag: 'p' }],
      toDOM: ({ attrs }) => ['p', { class: attrs.level > 0 ? 'rich-heading' : '' }, 0],
    },
    text: { group: 'inline' },
    break: {
      ...{ inline: true, group: 'inline', selectable: false },
      attrs: { source: { default: '\\\n' } },
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    part: {
      ...{ inline: true, group: 'inline', atom: true },
      attrs: { source: {}, text: {} },
      parseDOM: [
        {
          tag: 'span[data-source]',
          getAttrs: (element) => ({ source: element.dataset.source, text: element.textContent }),
        },
      ],
      toDOM: ({ attrs }) => [
        'span',
        { 'data-source': attrs.source, class: 'rich-part', title: attrs.source },
        attrs.text,
      ],
    },
  },
  // In the order in which one is around another.
  marks: {
    strong: {
      attrs: { open: { default: '**' }, close: { default: '**' } },
      parseDOM: [{ tag: 'strong' }],
      toDOM: () => ['strong', 0],
    },
    emphasis: {
      attrs: { open: { default: '*' }, close: { default: '*' } },
      parseDOM: [{ tag: 'em' }],
      toDOM: () => ['em', 0],
    },
    link: {
      ...{ attrs: asWritten, inclusive: false },
      parseDOM: [{ tag: 'a[data-close]', getAttrs: ({ dataset }) => ({ open: '[', close: dataset.close }) }],
      toDOM: ({ attrs }) => ['a', { 'data-close': attrs.close, title: addressIn(attrs.close) }, 0],
    },
    code: {
      attrs: { open: { default: '`' }, close: { default: '`' } },
      parseDOM: [{ tag: 'code' }],
      toDOM: () => ['code', 0],
    },
    written: {
      ...{ attrs: { source: {}, text: {} }, inclusive: false },
      parseDOM: [
        {
          tag: 'span[data-written]',
          getAttrs: (element) => ({ source: element.dataset.written, text: element.textContent }),
        },
      ],
      toDOM: ({ attrs }) => ['span', { 'data-written': attrs.source }, 0],
    },
  },
});

/** Of `](/courses "All")`, the address. */
export function addressIn(close: string): string {
  const written = close.slice(2, -1).trim();
  return (written.startsWith('<') ? written.slice(1).split('>') : written.split(/\s/))[0] ?? '';
}

/** The end of a link to an address, as it is written. */
export function closeTo(address: string): string {
  return /[\s()<>]/.test(address)
    ? `](<${address.replace(/[<>\n]/g, encodeURIComponent)}>)`
    : `](${address})`;
}
