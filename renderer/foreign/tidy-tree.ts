/**
 * Turns the tree of a text into one of the elements that our articles may have. Whatever has none of its own gives its
 * words to what is around it; nothing goes without a note.
 */

import type { ElementContent, Root } from 'hast';
import { writtenInline } from '../markdown/allowed-elements.ts';
import type { BodyContext } from './body-context.ts';
import { tidyCode } from './code-block.ts';
import { tidyEmbed } from './embeds.ts';
import { notation } from './markdown-from-hast.ts';
import { element, type ForeignNode, property, textIn, textNode } from './nodes.ts';

export function tidyTree(nodes: readonly ForeignNode[], around: BodyContext): Root {
  return { type: 'root', children: nodes.flatMap((node) => tidy(node, around, [])) };
}

/** `within`: the names of the elements around it, the nearest last. */
function tidy(node: ForeignNode, around: BodyContext, within: readonly string[]): ElementContent[] {
  if (node.type === 'text') return tidyText(node.value, within);
  if (node.type === 'element') return tidyElement(node, around, within);
  if (node.type.startsWith('mdxJsx')) return tidyJsx(node, around, within);
  if (node.type.endsWith('Expression')) return tidyExpression(node, around);
  if (node.type === 'root') return inner(node, around, within);
  return [];
}

/**
 * kramdown's attributes (`{:.wide}`) belong to what they follow, and are never seen. What looks like the name of a value
 * is shown as code, so that nobody takes it for one that is missing.
 */
function tidyText(value: string, within: readonly string[]): ElementContent[] {
  const plain = value.includes('{:') ? value.replace(/\{:[^{}\n]{0,500}\}/g, '') : value;
  if (!plain.includes('{') || within.includes('code')) return [textNode(plain)];
  return plain
    .split(/(\{{1,3}[^{}\n]{0,200}\}{1,3})/)
    .map((part) => (part.startsWith('{') ? element('code', {}, [textNode(part)]) : textNode(part)));
}

function tidyExpression({ value }: ForeignNode, { note }: BodyContext): ElementContent[] {
  const written = value.trim();
  if (written === '' || /^\/\*[^*]*\*\/$/.test(written)) return [];
  const words = /^(["'`])([^"'`$\\]*)\1$/.exec(written)?.[2];
  if (words !== undefined) return [textNode(words)];
  note('value-left', `{${written}}`);
  return [];
}

function tidyJsx(node: ForeignNode, around: BodyContext, within: readonly string[]): ElementContent[] {
  if (node.name === '') return inner(node, around, within);
  const isHtml = /^[a-z]/.test(node.name);
  if (isHtml) return tidyElement({ ...node, type: 'element' }, around, within);
  const src = property(node, 'src');
  if (/image|picture|img|figure/i.test(node.name) && src !== '')
    return tidyElement({ ...node, type: 'element', name: 'img' }, around, within);
  const embedded = tidyEmbed(node, around);
  if (embedded) return embedded;
  around.note('component-left', `<${node.name}>`);
  return inner(node, around, within);
}

function tidyElement(node: ForeignNode, around: BodyContext, within: readonly string[]): ElementContent[] {
  const { name } = node;
  const handler = handlers.get(name) ?? (summaryIn(node) ? tidyDetails : undefined);
  if (handler) return handler(node, around, within);
  if (/^h[1-6]$/.test(name)) return tidyHeading(node, around, within);
  if (kept.has(name)) return keep(node, around, within);
  if (dropped.has(name)) {
    if (name === 'script' || textIn(node).trim() !== '' || node.children.length > 0)
      around.note('element-left', `<${name}>`);
    return [];
  }
  const embedded = name.includes('-') ? tidyEmbed(node, around) : undefined;
  if (embedded) return embedded;
  if (name.includes('-')) around.note('element-left', `<${name}>`);
  return [element(plain.get(name) ?? name, {}, inner(node, around, within))];
}

function inner(node: ForeignNode, around: BodyContext, within: readonly string[]): ElementContent[] {
  return node.children.flatMap((child) => tidy(child, around, [...within, node.name]));
}

type Handler = (node: ForeignNode, around: BodyContext, within: readonly string[]) => ElementContent[];

const keep: Handler = (node, around, within) => {
  const title = property(node, 'title');
  const children = inner(node, around, within);
  if (children.length === 0) return [];
  return [element(node.name, node.name === 'abbr' && title !== '' ? { title } : {}, children)];
};

const kept = new Set([...writtenInline].filter((name) => name !== 'br'));

/** Names that the printer would read as something else. */
const plain = new Map([
  ['u', 'span'],
  ['cite', 'em'],
  ['menu', 'ul'],
  ['dialog', 'div'],
  ['caption', 'p'],
]);

const dropped = new Set(
  'script style template noscript link meta base svg math object applet form input button select textarea canvas map frame frameset progress meter'.split(
    ' ',
  ),
);

const tidyHeading: Handler = (node, around, within) => {
  const children = inner(node, around, within);
  const id = property(node, 'id');
  if (textIn(node).trim() === '' && !children.some((child) => child.type === 'element')) return [];
  if (within.some((name) => noHeadings.has(name)))
    return [element('p', {}, [element('strong', {}, children)])];
  return [element(node.name, id === '' ? {} : { id }, children)];
};

const noHeadings = new Set(['li', 'td', 'th', 'blockquote', 'dd', 'dt', 'summary', 'a']);

const tidyLink: Handler = (node, around, within) => {
  const children = inner(node, around, within);
  const written = property(node, 'href');
  if (written === '') return children;
  if (node.properties.dataFootnoteBackref !== undefined) return [];
  // A picture that leads to a larger one of itself.
  const isPicture = children.every(({ type, ...child }) =>
    type === 'element'
      ? 'tagName' in child && child.tagName === 'img'
      : type === 'text' && 'value' in child && child.value.trim() === '',
  );
  if (isPicture && /\.(?:jpe?g|png|gif|webp|avif|svg)$/i.test(written)) return children;
  const href = around.link(written);
  if (href === undefined || within.includes('a')) return children;
  return hasWords(children) ? [element('a', { href }, children)] : children;
};

function hasWords(nodes: readonly ElementContent[]): boolean {
  return nodes.some((node) => {
    if (node.type === 'text') return node.value.trim() !== '';
    return (
      node.type === 'element' &&
      (node.tagName === 'img' || node.tagName === notation.verbatim || hasWords(node.children))
    );
  });
}

/** A picture in our media, or a link to where it is, by its description. */
const tidyPicture: Handler = (node, around, within) => {
  const src = property(node, 'src') || property(node, 'dataSrc');
  const written = [property(node, 'alt'), property(node, 'title'), property(node, 'caption')];
  const alt =
    written
      .find((one) => one.trim() !== '')
      ?.replace(/\s+/g, ' ')
      .trim() ?? '';
  // A pixel that counts readers.
  if (src === '' || property(node, 'width') === '1') return alt === '' ? [] : [textNode(alt)];
  const file = around.picture(src);
  if (file === undefined) {
    const isElsewhere = /^https?:\/\//.test(src);
    const words = alt === '' ? [] : [textNode(alt)];
    if (!isElsewhere) return words;
    if (within.includes('a')) return words.length > 0 ? words : [textNode(src)];
    const href = around.link(src);
    return href === undefined ? words : [element('a', { href }, words.length > 0 ? words : [textNode(src)])];
  }
  if (alt === '') around.note('picture-described', src);
  return [element('img', { src: file, alt: alt || around.describe(src) }, [])];
};

const tidyBreak: Handler = (_node, _around, within) => [
  within.some((name) => name === 'td' || name === 'th')
    ? element(notation.verbatim, { value: '<br />' }, [])
    : element('br', {}, []),
];

/** The first child is the summary; without one, nobody could open it. */
const tidyDetails: Handler = (node, around, within) => {
  const head = summaryIn(node);
  const rest = { ...node, children: node.children.filter((child) => child !== head) };
  const children = inner(rest, around, within);
  if (!head || textIn(head).trim() === '' || within.some((name) => noDetails.has(name))) {
    return [...(head ? tidySummary(head, around, within) : []), ...children];
  }
  const line = flattened(inner(head, around, [...within, 'summary']));
  return [element('details', {}, [element('summary', {}, line), ...children])];
};

/** One that nothing opens. */
const tidySummary: Handler = (node, around, within) => {
  const words = inner(node, around, within);
  return words.length > 0 ? [element('p', {}, [element('strong', {}, words)])] : [];
};

function summaryIn({ children }: ForeignNode): ForeignNode | undefined {
  return children.find(({ name }) => name === 'summary');
}

const noDetails = new Set(['p', 'td', 'th', 'li', 'a', 'summary']);

/** Cells hold lines, not paragraphs or lists. */
const tidyCell: Handler = (node, around, within) => {
  const children = flattened(inner(node, around, within));
  const { align, colSpan, rowSpan } = node.properties;
  if (Number(colSpan ?? 1) > 1 || Number(rowSpan ?? 1) > 1) around.note('table-flattened');
  return [element(node.name, align === undefined ? {} : { align: String(align) }, children)];
};

const tidyTable: Handler = (node, around, within) => {
  if (within.includes('table')) {
    around.note('table-flattened');
    return [textNode(textIn(node))];
  }
  const caption = node.children.find(({ name }) => name === 'caption');
  const rest = { ...node, children: node.children.filter((child) => child !== caption) };
  const table = element('table', {}, inner(rest, around, within));
  return caption ? [element('p', {}, inner(caption, around, within)), table] : [table];
};

/** Paragraphs and list items as lines with breaks between them. */
function flattened(nodes: readonly ElementContent[]): ElementContent[] {
  const lines = nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element' || !blocks.has(node.tagName)) return [node];
    if (node.tagName === 'pre') return [element('code', {}, node.children), lineBreak];
    return [...flattened(node.children), lineBreak];
  });
  const last = lines.findLastIndex(
    (node) => node !== lineBreak && !(node.type === 'text' && node.value.trim() === ''),
  );
  return lines.slice(0, last + 1);
}

const lineBreak: ElementContent = element(notation.verbatim, { value: '<br />' }, []);

const blocks = new Set(
  'p div ul ol li pre blockquote section article figure figcaption h2 h3 h4 h5 h6 dl dt dd details summary'.split(
    ' ',
  ),
);

/** `> [!NOTE]`, if it is between paragraphs and the site has the words for it. */
const tidyQuote: Handler = (node, around, within) => {
  const [first] = node.children.filter((child) => child.type === 'element');
  const mark = first ? /^\s*\[!([A-Za-z]+)\][ \t]*\n?/.exec(textIn(first)) : null;
  const children = inner(node, around, within);
  const paragraph = children.find((child) => child.type === 'element');
  const head = paragraph?.type === 'element' ? paragraph.children[0] : undefined;
  if (!mark || head?.type !== 'text' || paragraph?.type !== 'element')
    return children.length === 0 ? [] : [element('blockquote', {}, children)];
  head.value = head.value.replace(/^\s*\[![A-Za-z]+\]\s*/, '');
  const isAlert = alerts.has((mark[1] ?? '').toUpperCase()) && within.length === 0;
  if (!isAlert || !around.hasAlerts) {
    around.note('callout-plain', mark[0].trim());
    return [element('blockquote', {}, children)];
  }
  if (!hasWords(children)) return [];
  const line = element(notation.verbatim, { value: `[!${(mark[1] ?? '').toUpperCase()}]\n` }, []);
  if (hasWords(paragraph.children)) paragraph.children.unshift(line);
  else paragraph.children = [line];
  return [element('blockquote', {}, children)];
};

const alerts = new Set(['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION']);

/** A list that a program would have filled with the headings. */
const tidyList: Handler = (node, around, within) =>
  /\{: ?toc\b/i.test(textIn(node).slice(0, 100))
    ? []
    : [element(node.name === 'menu' ? 'ul' : node.name, startOf(node), inner(node, around, within))];

function startOf(node: ForeignNode): { start?: number } {
  const start = Number(property(node, 'start'));
  return node.name === 'ol' && start > 1 ? { start } : {};
}

/** The mark of a footnote: the program's own number is left out. */
const tidySuper: Handler = (node, around, within) => {
  const reference = node.children.find(({ properties }) => properties.dataFootnoteRef !== undefined);
  if (!reference) return keep(node, around, within);
  const identifier = identifierIn(property(reference, 'href'));
  if (around.hasNotes) return [element(notation.noteReference, { identifier }, [])];
  return [element('sup', {}, [textNode(textIn(reference))])];
};

const tidySection: Handler = (node, around, within) => {
  if (node.properties.dataFootnotes === undefined) return [element('div', {}, inner(node, around, within))];
  const items = node.children.flatMap(({ children }) => children).filter(({ name }) => name === 'li');
  const notes = items.map((item) => ({
    id: identifierIn(property(item, 'id')),
    children: inner(item, around, ['li']),
  }));
  if (around.hasNotes)
    return notes.map(({ id, children }) => element(notation.note, { identifier: id }, children));
  if (notes.length > 0) around.note('notes-as-list');
  return [
    element(
      'ol',
      {},
      notes.map(({ children }) => element('li', {}, children)),
    ),
  ];
};

/** `#user-content-fn-1` */
function identifierIn(id: string): string {
  return id.replace(/^#?user-content-fn-/, '');
}

const tidyCheckbox: Handler = (node, around, within) => {
  if (property(node, 'type') !== 'checkbox') {
    around.note('element-left', '<input>');
    return [];
  }
  const isChecked = node.properties.checked !== undefined && node.properties.checked !== false;
  return within.includes('li') ? [element('input', { type: 'checkbox', checked: isChecked }, [])] : [];
};

const handlers: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['a', tidyLink],
  ['blockquote', tidyQuote],
  ['br', tidyBreak],
  ['details', tidyDetails],
  ['img', tidyPicture],
  ['image', tidyPicture],
  ['input', tidyCheckbox],
  ['ol', tidyList],
  ['pre', tidyCode],
  ['section', tidySection],
  ['summary', tidySummary],
  ['sup', tidySuper],
  ['table', tidyTable],
  ['td', tidyCell],
  ['th', tidyCell],
  ['ul', tidyList],
  ...['iframe', 'video', 'audio', 'embed'].map((name): [string, Handler] => [
    name,
    (node, around) => tidyEmbed(node, around) ?? [],
  ]),
]);
