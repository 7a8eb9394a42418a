import { type Fields, isFields } from '../../../diagnostics/fields.ts';
import { ownProperty } from '../../../diagnostics/own-property.ts';
import type { Place } from '../../../diagnostics/place.ts';
import type { Source, SourceText, Span } from '../../model/source.ts';
import { placeAt } from '../../source/place-at.ts';

/** A value with its span, and the file in which it was written. */
export type LayerNode = { value: unknown; span: Span; text: SourceText };

export type GroupNode = LayerNode & { value: Fields; span: Span & { kind: 'group' } };
export type ListNode = LayerNode & { value: readonly unknown[]; span: Span & { kind: 'list' } };

/** The root of a file; undefined if it could not be parsed, or isn't a group. */
export function rootNode(source: Source): GroupNode | undefined {
  const { value, spans, layers } = source;
  if (spans?.kind !== 'group' || !isFields(value)) return undefined;
  return { value, span: spans, text: (spans.file !== undefined && layers?.[spans.file]) || source };
}

export function isGroup(node: LayerNode): node is GroupNode {
  return isFields(node.value) && node.span.kind === 'group';
}

export function isList(node: LayerNode): node is ListNode {
  return Array.isArray(node.value) && node.span.kind === 'list';
}

/** `source`: has the files of its layers. */
export function fieldOf(group: GroupNode, key: string, source: Source): LayerNode | undefined {
  const span = ownProperty(group.span.fields, key);
  return span && partOf(group, span, group.value[key], source);
}

export function itemsOf(list: ListNode, source: Source): LayerNode[] {
  return list.span.items.map((span, index) => partOf(list, span, list.value[index], source));
}

function partOf(around: LayerNode, span: Span, value: unknown, source: Source): LayerNode {
  const text = span.file === undefined ? around.text : (source.layers?.[span.file] ?? source);
  return { value, span, text };
}

/** The span of a node for use within a span of the file `around`. */
export function spanWithin({ span, text }: LayerNode, around: SourceText): Span {
  return span.file === undefined && text.file !== around.file ? { ...span, file: text.file } : span;
}

export function placeOfNode({ span, text }: LayerNode): Place {
  return placeAt(text, span.start);
}

/** The place of its name, else of the value. */
export function keyPlaceOf({ span, text }: LayerNode): Place {
  return placeAt(text, span.key ?? span.start);
}

/** A group without some of its fields. */
export function withoutFields(group: GroupNode, names: readonly string[]): GroupNode {
  const keep = (fields: object) =>
    Object.fromEntries(Object.entries(fields).filter(([key]) => !names.includes(key)));
  return { ...group, value: keep(group.value), span: { ...group.span, fields: keep(group.span.fields) } };
}
