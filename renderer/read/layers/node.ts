import { ownValue } from '../../../diagnostics/own-value.ts';
import type { Place } from '../../../diagnostics/place.ts';
import type { Source, SourceText, Span } from '../../model/source.ts';
import { type Fields, isFields } from '../../schema/fields.ts';
import { placeAt } from '../../source/place-at.ts';

/** A value with its span, and the file in which it was written. */
export type Node = { value: unknown; span: Span; text: SourceText };

export type GroupNode = Node & { value: Fields; span: Span & { kind: 'group' } };
export type ListNode = Node & { value: readonly unknown[]; span: Span & { kind: 'list' } };

/** The root of a file; undefined if it could not be parsed, or isn't a group. */
export function rootNode(source: Source): GroupNode | undefined {
  const { value, spans, layers } = source;
  if (spans?.kind !== 'group' || !isFields(value)) return undefined;
  return { value, span: spans, text: (spans.file !== undefined && layers?.[spans.file]) || source };
}

export function isGroup(node: Node): node is GroupNode {
  return isFields(node.value) && node.span.kind === 'group';
}

export function isList(node: Node): node is ListNode {
  return Array.isArray(node.value) && node.span.kind === 'list';
}

/** `source`: has the files of its layers. */
export function fieldOf(group: GroupNode, key: string, source: Source): Node | undefined {
  const span = ownValue(group.span.fields, key);
  return span && partOf(group, span, group.value[key], source);
}

export function itemsOf(list: ListNode, source: Source): Node[] {
  return list.span.items.map((span, index) => partOf(list, span, list.value[index], source));
}

function partOf(around: Node, span: Span, value: unknown, source: Source): Node {
  const text = span.file === undefined ? around.text : (source.layers?.[span.file] ?? source);
  return { value, span, text };
}

/** The span of a node for use within a span of the file `around`. */
export function spanWithin({ span, text }: Node, around: SourceText): Span {
  return span.file === undefined && text.file !== around.file ? { ...span, file: text.file } : span;
}

export function placeOf({ span, text }: Node): Place {
  return placeAt(text, span.start);
}

/** The place of its name, else of the value. */
export function keyPlaceOf({ span, text }: Node): Place {
  return placeAt(text, span.key ?? span.start);
}

/** A group without some of its fields. */
export function withoutFields(group: GroupNode, names: readonly string[]): GroupNode {
  const keep = (fields: object) =>
    Object.fromEntries(Object.entries(fields).filter(([key]) => !names.includes(key)));
  return { ...group, value: keep(group.value), span: { ...group.span, fields: keep(group.span.fields) } };
}
