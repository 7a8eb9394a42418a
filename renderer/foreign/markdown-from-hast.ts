/**
 * The one file that uses the printers of Markdown. What it prints is read by our own compiler, so everything that would
 * begin a name or a tag there is escaped.
 */
import type { Element, Root } from 'hast';
import { type Handle, toMdast } from 'hast-util-to-mdast';
import type { Nodes, PhrasingContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import { writtenInline } from '../markdown/allowed-elements.ts';

/** Notation that HTML has no element for; `tidyTree` writes it as elements of these names, with these properties. */
export const notation = {
  /** `value`: printed as it is, within a line. */
  verbatim: 'x-verbatim',
  /** `identifier`: of the footnote. */
  noteReference: 'x-note-reference',
  note: 'x-note',
} as const;

/** The text of an article as our own compiler reads it. Ends with a line break, if there is anything. */
export function markdownFromHast(tree: Root): string {
  return toMarkdown(toMdast(tree, { newlines: true, document: true, handlers }), options);
}

const verbatim: Handle = (_state, element) => inLine(textOfItem(element, 'value'));

const tag: Handle = (state, element) => {
  const title = textOfItem(element, 'title');
  const attribute =
    title === '' ? '' : ` title="${title.replaceAll('"', '&quot;').replaceAll('{', '&#123;')}"`;
  const name = element.tagName;
  return [inLine(`<${name}${attribute}>`), ...state.all(element), inLine(`</${name}>`)];
};

/** With empty lines between the tags and what they hold, so that it is read as Markdown. */
const details: Handle = (state, element) => [
  { type: 'html', value: '<details>' },
  ...state.toFlow(state.all(element)),
  { type: 'html', value: '</details>' },
];

const summary: Handle = (state, element) => {
  const [paragraph] = state.toFlow(state.all(element));
  const children = paragraph?.type === 'paragraph' ? paragraph.children : [];
  return { type: 'paragraph', children: [inLine('<summary>'), ...children, inLine('</summary>')] };
};

const noteReference: Handle = (_state, element) => {
  const identifier = textOfItem(element, 'identifier');
  return { type: 'footnoteReference', identifier, label: identifier };
};

const note: Handle = (state, element) => {
  const identifier = textOfItem(element, 'identifier');
  const children = state.toFlow(state.all(element));
  return { type: 'footnoteDefinition', identifier, label: identifier, children };
};

const inlineTags = [...writtenInline].filter((name) => name !== 'br');

const handlers: Record<string, Handle> = {
  ...Object.fromEntries(inlineTags.map((name) => [name, tag])),
  details,
  summary,
  [notation.verbatim]: verbatim,
  [notation.noteReference]: noteReference,
  [notation.note]: note,
};

/** A text in a line that is printed as it is: both printers take a tag of MDX for a part of a line. */
function inLine(value: string): PhrasingContent {
  return { type: 'mdxJsxTextElement', name: null, attributes: [], children: [{ type: 'text', value }] };
}

function printInLine(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(printInLine).join('') : '';
}

function textOfItem({ properties }: Element, name: string): string {
  const value = properties[name];
  return typeof value === 'string' ? value : '';
}

const options: Options = {
  bullet: '-',
  rule: '-',
  listItemIndent: 'one',
  // `<https://…>` would be a tag.
  resourceLink: true,
  extensions: [gfmToMarkdown()],
  handlers: { mdxJsxTextElement: printInLine },
  unsafe: [
    { character: '{', inConstruct: 'phrasing' },
    { character: '}', inConstruct: 'phrasing' },
    { character: '<', inConstruct: 'phrasing' },
    { atBreak: true, character: '<' },
    { atBreak: true, character: '{' },
    // A line that begins with one of these words would be a program's.
    { atBreak: true, character: 'i', after: 'mport\\s' },
    { atBreak: true, character: 'e', after: 'xport\\s' },
  ],
};
