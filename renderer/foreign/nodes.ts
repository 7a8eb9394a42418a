import type { Element, ElementContent, Properties, Text } from 'hast';
import { type Fields, fieldsOf, listOf } from '../../diagnostics/fields.ts';

/** A node of a tree that was read, before it is known what it is: of HTML, or of MDX. */
export type ForeignNode = {
  type: string;
  /** Elements, and tags in MDX, have one. */
  name: string;
  value: string;
  properties: Fields;
  children: readonly ForeignNode[];
};

/** Attributes of MDX that are code have no value. */
export function foreignNode(node: unknown): ForeignNode {
  const { type, tagName, name, value, properties, attributes, children } = fieldsOf(node);
  return {
    type: String(type),
    name: String(tagName ?? name ?? ''),
    value: typeof value === 'string' ? value : '',
    properties: attributes === undefined ? fieldsOf(properties) : fromAttributes(attributes),
    children: listOf(children).map(foreignNode),
  };
}

function fromAttributes(attributes: unknown): Fields {
  return Object.fromEntries(
    listOf(attributes)
      .map(fieldsOf)
      .map(({ name, value }): [string, unknown] => [htmlName(String(name)), plainValue(value)]),
  );
}

function htmlName(name: string): string {
  return name === 'class' ? 'className' : name;
}

/** `"a"` and `{"a"}` alike; undefined for any other code. */
function plainValue(value: unknown): unknown {
  const code = fieldsOf(value).value;
  if (typeof code !== 'string') return value ?? true;
  return /^\s*(["'`])([^"'`$\\]*)\1\s*$/.exec(code)?.[2] ?? /^\s*(\d+)\s*$/.exec(code)?.[1];
}

export function property({ properties }: ForeignNode, name: string): string {
  const value = Object.hasOwn(properties, name) ? properties[name] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function textIn(node: ForeignNode): string {
  return node.type === 'text' ? node.value : node.children.map(textIn).join('');
}

export function foreignElement(
  name: string,
  children: readonly ForeignNode[],
  properties: Fields = {},
): ForeignNode {
  return { type: 'element', name, value: '', properties, children };
}

export function foreignText(value: string): ForeignNode {
  return { type: 'text', name: '', value, properties: {}, children: [] };
}

export function element(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}

export function textNode(value: string): Text {
  return { type: 'text', value };
}
