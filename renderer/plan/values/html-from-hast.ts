import type { Element, ElementContent, RootContent } from 'hast';
import type { Picture } from '../../../schemas/planned.ts';
import { allowedElements, voidElements } from '../../markdown/allowed-elements.ts';
import { highlightCode, languageOf } from '../../markdown/highlight-code.ts';
import { ownText, textFromHast } from '../../markdown/text-from-hast.ts';
import { printableAddress } from '../../schema/printable-address.ts';

/** How to print the parts of a tree that represent something else. */
export type HastHandlers = {
  /** Text with its names filled in (not yet escaped). */
  fill: (text: string) => string;
  /** The finished form of a link or picture address. */
  attributes: (element: Element) => Attributes;
  /** The same picture in other formats and sizes. */
  sources?: (image: Element) => Picture['sources'];
};

type Attributes = Readonly<Record<string, string | number | true | undefined>>;

/** The width of a picture in a text: styles keep lines to 38rem. */
const sizesInText = '(min-width: 40rem) 38rem, 100vw';

/** Serialises a checked tree to HTML. Unknown elements leave their text behind, never their tag. */
export function htmlFromHast(nodes: readonly RootContent[], handlers: HastHandlers): string {
  let html = '';
  for (const node of nodes) html += htmlFromNode(node, handlers);
  return html;
}

function htmlFromNode(node: RootContent | ElementContent | { type: string }, handlers: HastHandlers): string {
  const text = ownText(node, handlers.fill);
  if (text !== undefined) return escapeMarkup(text);
  if (node.type === 'element' && 'tagName' in node) return htmlFromElement(node, handlers);
  if (node.type === 'raw' && 'value' in node && typeof node.value === 'string')
    return escapeMarkup(node.value);
  return '';
}

function htmlFromElement(element: Element, handlers: HastHandlers): string {
  const captioned = findCaptioned(element);
  if (captioned) return figureFrom(captioned, handlers);
  if (element.tagName === 'pre') return codeBlock(element, handlers);
  const inner = htmlFromHast(withTaskLabel(element).children, handlers);
  if (!allowedElements.has(element.tagName)) return inner;
  const attributes = { ...plainAttributes(element), ...handlers.attributes(element) };
  // A link that leads nowhere today leaves its words.
  if (element.tagName === 'a' && attributes.href === undefined) return inner;
  const open = `<${element.tagName}${writeAttributes(attributes)}>`;
  if (element.tagName === 'img') return withSources(open, handlers.sources?.(element) ?? []);
  const title = element.properties.dataNotes
    ? `<p class="notes__title">${escapeMarkup(String(attributes['aria-label']))}</p>`
    : '';
  const html = voidElements.has(element.tagName) ? open : `${open}${title}${inner}</${element.tagName}>`;
  return element.tagName === 'table' ? `<div class="table-scroll" tabindex="0">${html}</div>` : html;
}

function writeAttributes(attributes: Attributes): string {
  let written = '';
  for (const name of Object.keys(attributes)) {
    const value = attributes[name];
    if (value === undefined) continue;
    const shown = name === 'href' ? printableAddress(String(value)) : String(value);
    written += value === true ? ` ${name}` : ` ${name}="${escapeMarkup(shown)}"`;
  }
  return written;
}

type CaptionedImage = { image: Element; caption: string };

/** A picture that is alone in its paragraph and has a title: the title is its caption. */
function findCaptioned({ tagName, children }: Element): CaptionedImage | undefined {
  if (tagName !== 'p') return undefined;
  const [image, ...others] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  if (others.length > 0 || image?.type !== 'element' || image.tagName !== 'img') return undefined;
  const { title } = image.properties;
  return typeof title === 'string' ? { image, caption: title } : undefined;
}

function figureFrom({ image, caption }: CaptionedImage, handlers: HastHandlers): string {
  const bare = { ...image, properties: { ...image.properties, title: undefined } };
  const words = escapeMarkup(handlers.fill(caption));
  return `<figure>${htmlFromElement(bare, handlers)}<figcaption>${words}</figcaption></figure>`;
}

/** Can be scrolled by keyboard. */
function codeBlock({ children }: Element, handlers: HastHandlers): string {
  const [code] = children;
  const language = code?.type === 'element' ? languageOf(code.properties) : '';
  const text = textFromHast(children, handlers.fill);
  const html = highlightCode(text, language) ?? escapeMarkup(text);
  return `<pre tabindex="0"><code>${html}</code></pre>`;
}

function withSources(image: string, sources: NonNullable<Picture['sources']>): string {
  if (!sources.length) return image;
  const listed = sources.map(
    ({ type, srcset }) =>
      `<source type="${type}" srcset="${escapeMarkup(srcset)}" sizes="${escapeMarkup(sizesInText)}">`,
  );
  return `<picture>${listed.join('')}${image}</picture>`;
}

/**
 * Of the attributes that Markdown sets, only a list's first number and a column's alignment are kept; `style` would
 * violate the policy.
 */
function plainAttributes({ tagName, properties }: Element): Attributes {
  if (tagName === 'input')
    return { type: 'checkbox', disabled: true, ...(properties.checked && { checked: true }) };
  const kept: Record<string, string | number | true> = {};
  if (tagName === 'details') kept.class = 'more';
  if (tagName === 'details' && properties.open !== undefined) kept.open = true;
  if (properties.className !== undefined && String(properties.className).includes('contains-task-list'))
    kept.class = 'tasks';
  if (typeof properties.start === 'number') kept.start = properties.start;
  if (typeof properties.title === 'string') kept.title = properties.title;
  const align = typeof properties.style === 'string' ? /text-align: (\w+)/.exec(properties.style) : null;
  if (align?.[1]) kept['data-align'] = align[1];
  return kept;
}

export function escapeMarkup(text: string): string {
  // Fast path: most texts contain none of these.
  if (!/[&<>"]/.test(text)) return text;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A line of a task list: the text beside the box becomes its label, so that screen readers announce it. */
function withTaskLabel(item: Element): Element {
  if (item.tagName !== 'li' || !String(item.properties.className).includes('task-list-item')) return item;
  const at = item.children.findIndex((child) => child.type === 'element');
  const first = item.children[at];
  if (first?.type !== 'element') return item;
  if (first.tagName !== 'p') return { ...item, children: labelled(item.children) };
  const paragraph = { ...first, children: labelled(first.children) };
  return { ...item, children: item.children.with(at, paragraph) };
}

const blocks = new Set('p ul ol blockquote pre table details'.split(' '));

function labelled(children: readonly ElementContent[]): ElementContent[] {
  const end = children.findIndex((child) => child.type === 'element' && blocks.has(child.tagName));
  const words = end < 0 ? children : children.slice(0, end);
  const label: Element = { type: 'element', tagName: 'label', properties: {}, children: [...words] };
  return [label, ...children.slice(words.length)];
}
