/**
 * Turns the few tags that an editor may write into elements of the tree, like those from Markdown. Everything else
 * stays as compiled (`mdxJsx…`, `raw`), for the check to refuse.
 */
import type { Element, ElementContent, Properties, RootContent } from 'hast';
import { voidElements, writtenElements, writtenInline } from './allowed-elements.ts';
import { voidTagOf } from './hide-notation.ts';

type MdxTag = Extract<RootContent, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** In MDX: tags whose attributes are plain texts. */
export function elementFromTag(node: MdxTag): Element | MdxTag {
  const name = node.name ?? '';
  const lower = name.toLowerCase();
  const tagName = voidTagOf(name) ?? (voidElements.has(lower) ? lower : name);
  const properties = writtenElements.has(tagName) ? plainAttributes(node) : undefined;
  if (!properties) return node;
  const children = voidElements.has(tagName) ? [] : (node.children as ElementContent[]);
  return { type: 'element', tagName, properties, children, position: node.position };
}

function plainAttributes({ attributes }: MdxTag): Properties | undefined {
  const properties = new Map<string, string | true>();
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value === 'object') {
      if (attribute.type !== 'mdxJsxAttribute' || attribute.value !== null) return undefined;
      properties.set(attribute.name, true);
    } else properties.set(attribute.name, attribute.value ?? true);
  }
  return Object.fromEntries(properties);
}

const rawTag = /^<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*\/?>$/i;

/** In a text that may contain HTML: pairs each opening tag with its closing tag, with the content between them. */
export function pairRawTags(nodes: readonly ElementContent[]): ElementContent[] {
  const [first, ...rest] = nodes;
  if (!first) return [];
  const tag = first.type === 'raw' ? readTag(first.value) : undefined;
  if (!tag || tag.closes) return [first, ...pairRawTags(rest)];
  if (voidElements.has(tag.name))
    return [{ ...elementOf(tag, []), position: first.position }, ...pairRawTags(rest)];
  const end = findEnd(rest, tag.name);
  if (end < 0) return [first, ...pairRawTags(rest)];
  const position = spanning(first, rest[end]);
  const element = elementOf(tag, pairRawTags(rest.slice(0, end)));
  return [{ ...element, ...(position && { position }) }, ...pairRawTags(rest.slice(end + 1))];
}

type RawTag = { name: string; closes: boolean; attributes: string };

function readTag(written: string): RawTag | undefined {
  const [, slash, name = '', attributes = ''] = rawTag.exec(written) ?? [];
  const lower = name.toLowerCase();
  return writtenInline.has(lower) ? { name: lower, closes: slash === '/', attributes } : undefined;
}

function elementOf({ name, attributes }: RawTag, children: ElementContent[]): Element {
  const pairs = [...attributes.matchAll(/([a-z-]+)(?:="([^"]*)")?/gi)];
  const properties = Object.fromEntries(pairs.map(([, key = '', value]) => [key, value ?? true]));
  return { type: 'element', tagName: name, properties, children };
}

function findEnd(nodes: readonly ElementContent[], name: string): number {
  let depth = 0;
  return nodes.findIndex((node) => {
    const tag = node.type === 'raw' ? readTag(node.value) : undefined;
    if (tag?.name !== name) return false;
    if (tag.closes) depth -= 1;
    else depth += 1;
    return depth < 0;
  });
}

function spanning(first: ElementContent, last: ElementContent | undefined): Element['position'] {
  return first.position && last?.position && { start: first.position.start, end: last.position.end };
}
