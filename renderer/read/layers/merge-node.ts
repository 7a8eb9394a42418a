import { fieldsOf, isFields } from '../../../diagnostics/fields.ts';
import * as messages from '../../../diagnostics/messages/layers.ts';
import { removalUnclear } from '../../../diagnostics/messages.generated.ts';
import type { Span } from '../../model/source.ts';
import { viewFields } from '../../schema/crop-picture.ts';
import { listKeys, partSchema } from '../../schema/part-schema.ts';
import { sectionKind } from '../../schema/split-section.ts';
import { addLeftAlone, addOverride, type MergeContext, type MergePoint, within } from './merge-context.ts';
import { mergeList } from './merge-list.ts';
import {
  fieldOf,
  type GroupNode,
  isGroup,
  isList,
  keyPlaceOf,
  type LayerNode,
  type ListNode,
  placeOfNode,
  spanWithin,
  withoutFields,
} from './node.ts';

/**
 * Merges a branch's value with that of its base: groups field by field, lists with keys item by item; anything else is
 * replaced.
 */
export function mergeNode(own: LayerNode, base: LayerNode, at: MergePoint, merging: MergeContext): LayerNode {
  if (isGroup(own) && isGroup(base) && isSameKind(own, base, at))
    return mergeGroups(own, ofOtherKind(own, base, at), at, merging);
  const keys = listKeys(at, merging.schemas);
  if (isList(own) && isList(base) && keys.length > 0)
    return mergeList(own, base, { ...at, keys, ...inLists }, merging);
  const whole = replacingList(own, at, merging) ?? own;
  if (hasNames(base, at)) checkSameForm(whole, base, at, merging);
  addOverride(whole, base, at, merging);
  return withoutEdits(whole, at, merging);
}

/** A value that the base doesn't have: words for editing are removed. */
export function withoutEdits(own: LayerNode, at: MergePoint, merging: MergeContext): LayerNode {
  const whole = replacingList(own, at, merging) ?? own;
  if (isGroup(whole)) return mergeGroups(whole, emptyGroup(whole), at, merging);
  const keys = listKeys(at, merging.schemas);
  if (isList(whole) && keys.length > 0)
    return mergeList(whole, emptyList(whole), { ...at, keys, ...inLists }, merging);
  return whole;
}

const inLists = { merge: mergeNode, begin: withoutEdits };

function mergeGroups(own: GroupNode, base: GroupNode, at: MergePoint, merging: MergeContext): LayerNode {
  const value = new Map<string, unknown>();
  const fields = new Map<string, Span>();
  const put = (key: string, node: LayerNode) => {
    value.set(key, node.value);
    fields.set(key, spanWithin(node, own.text));
  };
  const names = [...Object.keys(base.span.fields), ...Object.keys(own.span.fields)];
  const kind = { ...base.value, ...own.value };
  for (const key of new Set(names)) {
    const [ours, theirs] = [fieldOf(own, key, merging.own), fieldOf(base, key, merging.base)];
    const part = partSchema(at, kind, key, merging.schemas);
    const merged = mergeField(ours, theirs, within(at, part, key), merging);
    if (merged) put(key, merged);
  }
  for (const key of lostIn(own, base)) value.delete(key);
  const span = { ...own.span, fields: Object.fromEntries(fields), ...missing(own, base) };
  return { value: Object.fromEntries(value), span, text: own.text };
}

/** Fields that could not be read in either file: the other file's value for them doesn't count. */
function missing(own: GroupNode, base: GroupNode): Pick<GroupNode['span'], 'lost' | 'gap'> {
  const lost = lostIn(own, base);
  const hasGap = own.span.gap || base.span.gap;
  return { ...(lost.length > 0 && { lost }), ...(hasGap && { gap: true }) };
}

function lostIn(own: GroupNode, base: GroupNode): string[] {
  return [...(own.span.lost ?? []), ...(base.span.lost ?? [])];
}

/** Undefined if the branch removes it. */
function mergeField(
  ours: LayerNode | undefined,
  theirs: LayerNode | undefined,
  at: MergePoint,
  merging: MergeContext,
): LayerNode | undefined {
  if (!ours) return theirs;
  if (ours.span.kind === 'refused') return ours;
  const hasField = Object.hasOwn(fieldsOf(at.schema.properties), 'remove');
  if (theirs && !hasField && isAlmostRemoval(ours, theirs)) {
    merging.report(removalUnclear(placeOfNode(ours), { name: String(at.path.at(-1)) }));
    return undefined;
  }
  if (!isRemoval(ours)) {
    if (theirs) return mergeNode(ours, theirs, at, merging);
    addLeftAlone(ours, at, merging);
    return withoutEdits(ours, at, merging);
  }
  if (theirs) addOverride(ours, theirs, at, merging);
  else if (merging.isRule && Object.keys(at.schema).length > 0) return undefined;
  // If the base lacks it too, an empty field is a mistake that its schema reports.
  else if (ours.value === null) return ours;
  else merging.report(messages.nothingToRemove(keyPlaceOf(ours), String(at.path.at(-1))));
  return undefined;
}

/** `null`, or a group that says `remove: true` and nothing else. */
export function isRemoval({ value }: Pick<LayerNode, 'value'>): boolean {
  return value === null || (isFields(value) && value.remove === true && Object.keys(value).length === 1);
}

/** `promotion: remove`, `promotion: false` and `promotion: { remove: yes }`, if the base has a group. */
function isAlmostRemoval({ value }: LayerNode, theirs: LayerNode): boolean {
  if (!isGroup(theirs)) return false;
  if (value === false) return true;
  if (typeof value === 'string') return /^(?:removed?|deleted?|none|no|off)$/i.test(value);
  return isFields(value) && Object.keys(value).join() === 'remove' && typeof value.remove !== 'boolean';
}

/** A section that changes its kind shares no fields with the old one. */
function isSameKind(own: GroupNode, base: GroupNode, { schema }: MergePoint): boolean {
  const kind = sectionKind(own.value);
  return schema.means !== 'section' || kind === undefined || kind === sectionKind(base.value);
}

/**
 * A form that is sent in a different way from its base's keeps none of the fields for that way, such as the address of
 * a service; a picture of another file neither focus nor crop.
 */
function ofOtherKind(own: GroupNode, base: GroupNode, { schema }: MergePoint): GroupNode {
  const isOtherFile = own.value.src !== undefined && own.value.src !== base.value.src;
  if (schema.means === 'picture' && isOtherFile) return withoutFields(base, viewFields);
  const { kind } = fieldsOf(schema.properties);
  const hasKinds = fieldsOf(kind).enum !== undefined && own.value.kind !== undefined;
  if (!hasKinds || own.value.kind === base.value.kind) return base;
  return withoutFields(
    base,
    Object.keys(base.value).filter((key) => !Object.hasOwn(own.value, key)),
  );
}

/** `{ replace: […] }` in place of a list. */
function replacingList(own: LayerNode, at: MergePoint, merging: MergeContext): ListNode | undefined {
  if (!isGroup(own) || at.schema.type !== 'array' || Object.keys(own.value).join() !== 'replace')
    return undefined;
  const list = fieldOf(own, 'replace', merging.own);
  if (!list || !isList(list)) return undefined;
  const { key: _key, ...span } = list.span;
  return { ...list, span: { ...span, ...(own.span.key !== undefined && { key: own.span.key }) } };
}

/** A group, or a value in its place, whose field names are free: texts may use these names. */
function hasNames({ value }: LayerNode, { schema }: MergePoint): boolean {
  const known = fieldsOf(schema.properties);
  return (
    isFields(schema.additionalProperties) &&
    !Object.keys(fieldsOf(value)).every((key) => Object.hasOwn(known, key))
  );
}

function checkSameForm(
  own: LayerNode,
  base: LayerNode,
  { path }: MergePoint,
  { report }: MergeContext,
): void {
  const [now, before] = [formOf(own), formOf(base)];
  if (now !== before)
    report(
      messages.baseHasOtherForm(placeOfNode(own), String(path.at(-1)), {
        now,
        before,
        base: placeOfNode(base),
      }),
    );
}

function formOf({ value }: LayerNode): 'group' | 'list' | 'value' {
  if (Array.isArray(value)) return 'list';
  return isFields(value) ? 'group' : 'value';
}

function emptyGroup(like: GroupNode): GroupNode {
  return { ...like, value: {}, span: { ...like.span, fields: {} } };
}

function emptyList(like: ListNode): ListNode {
  return { ...like, value: [], span: { ...like.span, items: [] } };
}
