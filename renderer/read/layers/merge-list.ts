/** Lists that a branch edits by key, never by position, which shifts whenever the base changes. */

import type { Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf, isFields, listOf } from '../../../diagnostics/fields.ts';
import * as messages from '../../../diagnostics/messages/layers.ts';
import { nothingToReplace, switchUnclear } from '../../../diagnostics/messages.generated.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import { writeScalar } from '../../schema/example-of.ts';
import { itemSchema, partSchema } from '../../schema/part-schema.ts';
import { addOverride, type MergeContext, type MergePoint, within } from './merge-context.ts';
import {
  fieldOf,
  type GroupNode,
  isGroup,
  itemsOf,
  type LayerNode,
  type ListNode,
  placeOfNode,
  spanWithin,
  withoutFields,
} from './node.ts';

/** `keys`: the fields that identify its items. `merge`, `begin`: handle an item that the base has, and a new one. */
type ListAt = MergePoint & {
  keys: readonly string[];
  merge: (own: LayerNode, base: LayerNode, at: MergePoint, merging: MergeContext) => LayerNode;
  begin: (own: LayerNode, at: MergePoint, merging: MergeContext) => LayerNode;
};

/** `after`: the key of the item it was put after, so that several keep the order in which they were written. */
type Item = { node: LayerNode; isOwn: boolean; after?: string; edited?: LayerNode };

/** Words that a branch may add to the fields of a list item. */
const words = ['remove', 'replace', 'change', 'before', 'after'] as const;

/** `isClear`: false if it can't be known what should happen to the item. */
type ItemEdit = {
  node: GroupNode;
  isClear: boolean;
  remove: boolean;
  replace: boolean;
  change: boolean;
  before?: LayerNode;
  after?: LayerNode;
  /** Whether it claims that the base has such an item. */
  isOfBase: boolean;
};

/** An edit that can't be applied leaves a gap, since the intended list is unknown. */
export function mergeList(own: ListNode, base: ListNode, at: ListAt, around: MergeContext): LayerNode {
  const items: Item[] = itemsOf(base, around.base).map((node) => ({ node, isOwn: false }));
  let hasGap = own.span.gap || base.span.gap;
  const report: Report = (problem) => {
    hasGap = true;
    around.report(problem);
  };
  const merging = { ...around, report };
  for (const node of itemsOf(own, merging.own)) {
    if (isGroup(node)) applyEdit(editOf(node, items, at, merging), items, at, merging);
    else items.push({ node, isOwn: true });
  }
  const nodes = items.map(({ node }) => node);
  return {
    value: nodes.map(({ value }) => value),
    span: {
      ...own.span,
      items: nodes.map((node) => spanWithin(node, own.text)),
      ...(hasGap && { gap: true }),
    },
    text: own.text,
  };
}

/**
 * A word that is a field of these items by their schema is a field: a search has a text `remove`. With `true` or
 * `false` it is still the word, unless the field is boolean.
 */
function editOf(node: GroupNode, items: readonly Item[], at: ListAt, merging: MergeContext): ItemEdit {
  const item = itemSchema(at, merging.schemas);
  const key = keyOf(node.value, at);
  const before = items.find((one) => key !== undefined && isKeyOf(one.node.value, key));
  const whole = { ...fieldsOf(before?.node.value), ...node.value };
  const isWord = (word: string) => {
    const { type } = partSchema(item, whole, word, merging.schemas).schema;
    return type === undefined || (typeof node.value[word] === 'boolean' && type !== 'boolean');
  };
  const said = words.filter((word) => Object.hasOwn(node.value, word) && isWord(word));
  const wordOf = (word: (typeof words)[number]) =>
    said.includes(word) ? fieldOf(node, word, merging.own) : undefined;
  const [ahead, after] = [wordOf('before'), wordOf('after')];
  return {
    node: withoutFields(node, said),
    isClear: switches.map((word) => isSwitch(word, wordOf(word), merging)).every(Boolean),
    remove: wordOf('remove')?.value === true,
    replace: wordOf('replace')?.value === true,
    change: wordOf('change')?.value === true,
    ...(ahead && { before: ahead }),
    ...(after && { after }),
    isOfBase: said.some((word) => word === 'remove' || word === 'replace' || word === 'change'),
  };
}

/** Words that must be true or false. */
const switches = ['remove', 'replace', 'change'] as const;

/** Reports any other value. */
function isSwitch(word: string, said: LayerNode | undefined, { report }: MergeContext): boolean {
  if (said === undefined || typeof said.value === 'boolean') return true;
  report(switchUnclear(placeOfNode(said), { word }));
  return false;
}

function applyEdit(edit: ItemEdit, items: Item[], at: ListAt, merging: MergeContext): void {
  const { node, isClear, remove } = edit;
  if (!isClear) return;
  const key = keyOf(node.value, at) ?? (edit.isOfBase ? kindKey(node.value) : undefined);
  const find = (wanted: Key | undefined) =>
    items.filter((item) => !item.isOwn && wanted !== undefined && isKeyOf(item.node.value, wanted));
  const moved = movedKey(key, find, merging);
  if (moved) {
    addRenamed(node, { was: key, now: moved }, merging);
    applyEdit({ ...edit, node: withKey(node, moved) }, items, at, merging);
    return;
  }
  const found = find(key);
  const [, other] = found;
  const isClearWhich = found.filter((item) => saysTheSame(item, node)).length === 1;
  if (remove && key?.name === 'section' && other && !isClearWhich) {
    merging.report(notUnique(node, key, found, other));
    return;
  }
  if (remove) {
    removeItems({ node, key }, found, items, at, merging);
    return;
  }
  const [only, second] = narrowed(found, node);
  if (only && second) {
    merging.report(notUnique(node, key, found, second));
    return;
  }
  const part = within(at, itemSchema(at, merging.schemas), key?.value ?? items.length);
  if (!only) {
    const known = keysOf(items, at);
    const meant = edit.replace && key ? nearest(key.value, known) : undefined;
    if (meant !== undefined) {
      merging.report(nothingToReplace(placeOfNode(node), { name: `item with ${shownKey(key)}`, meant }));
      return;
    }
    const lacks = lackingIn(node, part);
    if (key && (lacks.length > 0 || edit.change) && hasBase(items)) {
      reportNothing(node, key, { lacks, items, at }, merging);
      return;
    }
    put({ node: at.begin(node, part, merging), isOwn: true }, edit, items, at, merging);
    return;
  }
  if (only.edited)
    merging.warn(messages.changedTwice(placeOfNode(node), shownKey(key), placeOfNode(only.edited)));
  only.edited = node;
  const isWhole = edit.replace;
  if (isWhole) addOverride(node, only.node, part, merging);
  only.node = isWhole ? at.begin(node, part, merging) : at.merge(node, only.node, part, merging);
  if (edit.before || edit.after) {
    items.splice(items.indexOf(only), 1);
    put(only, edit, items, at, merging);
  }
}

function notUnique(node: GroupNode, key: Key | undefined, found: readonly Item[], other: Item) {
  const tellings = found.flatMap((item) => tellingOf(item, key, found) ?? []);
  return messages.keyNotUnique(placeOfNode(node), shownKey(key), {
    other: placeOfNode(other.node),
    tellings,
  });
}

/** A text that only this one of several items has: `id: scores`, `title: Our OET record`. */
function tellingOf({ node }: Item, key: Key | undefined, found: readonly Item[]): string | undefined {
  if (!isGroup(node)) return undefined;
  const texts = textsOf(node).filter(([name]) => name !== key?.name);
  const isOnly = ([name, text]: [string, unknown]) =>
    found.filter((item) => fieldsOf(item.node.value)[name] === text).length === 1;
  const own = texts.filter(isOnly);
  const [name, text] =
    own.find((one) => one[0] === 'id') ?? own.find((one) => tellingFields.has(one[0])) ?? own[0] ?? [];
  return name === undefined ? undefined : `${name}: ${writeScalar(String(text))}`;
}

const tellingFields: ReadonlySet<string> = new Set(['title', 'label']);

/** The new key of an item, if the base has moved the page that it links to. */
function movedKey(
  key: Key | undefined,
  find: (wanted: Key | undefined) => readonly Item[],
  { moves }: MergeContext,
): Key | undefined {
  if (!key || find(key).length > 0) return undefined;
  const to = moves.to.get(key.value);
  const now = to === undefined ? undefined : { ...key, value: to };
  return find(now).length > 0 ? now : undefined;
}

function addRenamed(
  node: LayerNode,
  { was, now }: { was: Key | undefined; now: Key },
  merging: MergeContext,
): void {
  if (was) merging.renamed.push({ what: 'name', was: was.value, now: now.value, place: placeOfNode(node) });
}

/** The edit with the new name in its key. */
function withKey(node: GroupNode, { name, value }: Key): GroupNode {
  return { ...node, value: { ...node.value, [name]: value } };
}

/** The required fields that a new item lacks. */
function lackingIn({ value }: GroupNode, { schema }: MergePoint): string[] {
  return listOf(schema.required)
    .map(String)
    .filter((name) => !Object.hasOwn(value, name));
}

/** If the base has no such list, all items are new. */
function hasBase(items: readonly Item[]): boolean {
  return items.some(({ isOwn }) => !isOwn);
}

type UnknownItem = { lacks: readonly string[]; items: readonly Item[]; at: ListAt };

function reportNothing(
  node: LayerNode,
  key: Key,
  { lacks, items, at }: UnknownItem,
  { report }: MergeContext,
): void {
  const known = keysOf(
    items.filter(({ isOwn, edited }) => !isOwn && !edited),
    at,
  );
  const meant = nearest(key.value, known);
  report(messages.nothingToChange(placeOfNode(node), shownKey(key), { meant, known, lacks }));
}

function removeItems(
  { node, key }: { node: GroupNode; key: Key | undefined },
  found: readonly Item[],
  items: Item[],
  at: ListAt,
  merging: MergeContext,
): void {
  const going = found.filter((item) => saysTheSame(item, node));
  if (going.length === 0) {
    const known = keysOf(items, at);
    const meant = key && nearest(key.value, known);
    merging.report(
      messages.nothingToRemove(placeOfNode(node), `item with ${shownKey(key)}`, { meant, known }),
    );
  }
  const part = within(at, itemSchema(at, merging.schemas), key?.value ?? 0);
  for (const item of going) {
    addOverride(node, item.node, part, merging);
    items.splice(items.indexOf(item), 1);
  }
}

/** If several items share a key, the one with most texts in common is meant. */
function narrowed(found: readonly Item[], node: GroupNode): readonly Item[] {
  const same = (item: Item) =>
    textsOf(node).filter(([name, text]) => fieldsOf(item.node.value)[name] === text).length;
  const most = Math.max(...found.map(same));
  const likest = found.filter((item) => same(item) === most);
  return likest.length === 1 ? likest : found;
}

function saysTheSame({ node }: Item, said: GroupNode): boolean {
  return textsOf(said).every(([name, text]) => fieldsOf(node.value)[name] === text);
}

function textsOf({ value }: GroupNode): [string, unknown][] {
  return Object.entries(value).filter(([, text]) => typeof text === 'string');
}

/** Inserts an item before or after another, else at the end. */
function put(
  item: Item,
  { before, after }: ItemEdit,
  items: Item[],
  at: ListAt,
  merging: MergeContext,
): void {
  const anchor = before ?? after;
  if (!anchor) {
    items.push(item);
    return;
  }
  const written = String(anchor.value);
  const indexOf = (wanted: string) =>
    items.findIndex(({ node }) => at.keys.some((name) => fieldsOf(node.value)[name] === wanted));
  const moved = merging.moves.to.get(written) ?? written;
  const wanted = indexOf(written) < 0 ? moved : written;
  const index = indexOf(wanted);
  if (index < 0) {
    const known = keysOf(items, at);
    merging.report(
      messages.unknownNeighbour(placeOfNode(anchor), wanted, { meant: nearest(wanted, known), known }),
    );
    items.push(item);
  } else if (before) {
    items.splice(index, 0, item);
  } else {
    const behind = items.slice(index + 1).findIndex((one) => one.after !== wanted);
    const end = behind < 0 ? items.length : index + 1 + behind;
    items.splice(end, 0, { ...item, after: wanted });
  }
}

function keysOf(items: readonly Item[], at: ListAt): string[] {
  return items.flatMap(({ node }) => keyOf(node.value, at)?.value ?? []);
}

type Key = { name: string; value: string };

function keyOf(value: unknown, { keys }: ListAt): Key | undefined {
  if (!isFields(value)) return undefined;
  const name = keys.find((one) => typeof value[one] === 'string');
  return name === undefined ? undefined : { name, value: String(value[name]) };
}

/** A section without an `id` is identified by its kind if the edit says that the base has it. */
function kindKey({ section }: GroupNode['value']): Key | undefined {
  return typeof section === 'string' ? { name: 'section', value: section } : undefined;
}

function isKeyOf(value: unknown, { name, value: wanted }: Key): boolean {
  return fieldsOf(value)[name] === wanted;
}

function shownKey(key: Key | undefined): string {
  return key ? `${key.name}: ${key.value}` : 'this';
}
