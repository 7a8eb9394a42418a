/** A list in which a branch edits by key what its base has: never by position, which shifts whenever the base changes. */
import type { Report } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/layers.ts';
import { nothingToReplace, switchUnclear } from '../../../diagnostics/messages.generated.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import { writeScalar } from '../../schema/example-of.ts';
import { fieldsOf, isFields, listOf } from '../../schema/fields.ts';
import { itemSchema, partSchema } from '../../schema/part-schema.ts';
import { type At, type Merging, noteOverride, within } from './merging.ts';
import {
  fieldOf,
  type GroupNode,
  isGroup,
  itemsOf,
  type ListNode,
  type Node,
  placeOf,
  spanWithin,
  withoutFields,
} from './node.ts';

/** `keys`: the fields by which its things are told apart. `merge`, `begin`: what becomes of a thing that the base has, and of a new one. */
type ListAt = At & {
  keys: readonly string[];
  merge: (own: Node, base: Node, at: At, merging: Merging) => Node;
  begin: (own: Node, at: At, merging: Merging) => Node;
};

/** `after`: the key of what it was put behind, so that several come in the order in which they are written. */
type Item = { node: Node; isOwn: boolean; after?: string; edited?: Node };

/** What a branch may say of a thing in a list besides its fields. */
const words = ['remove', 'replace', 'change', 'before', 'after'] as const;

/** `isClear`: false where nobody knows what should become of it. */
type Edit = {
  node: GroupNode;
  isClear: boolean;
  remove: boolean;
  replace: boolean;
  change: boolean;
  before?: Node;
  after?: Node;
  /** Whether it says itself that the base has such a thing. */
  isOfBase: boolean;
};

/** An edit that can't be made leaves a gap: nobody knows what the list should have been. */
export function mergeList(own: ListNode, base: ListNode, at: ListAt, around: Merging): Node {
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
 * A word that is a field of these things, by their schema, is one: a search has a text `remove`. `true` is the word all
 * the same where the field is none of yes or no.
 */
function editOf(node: GroupNode, items: readonly Item[], at: ListAt, merging: Merging): Edit {
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

/** Those that are only true or false. */
const switches = ['remove', 'replace', 'change'] as const;

/** What is neither is reported. */
function isSwitch(word: string, said: Node | undefined, { report }: Merging): boolean {
  if (said === undefined || typeof said.value === 'boolean') return true;
  report(switchUnclear(placeOf(said), { word }));
  return false;
}

function applyEdit(edit: Edit, items: Item[], at: ListAt, merging: Merging): void {
  const { node, isClear, remove } = edit;
  if (!isClear) return;
  const key = keyOf(node.value, at) ?? (edit.isOfBase ? kindKey(node.value) : undefined);
  const find = (wanted: Key | undefined) =>
    items.filter((item) => !item.isOwn && wanted !== undefined && isKeyOf(item.node.value, wanted));
  const moved = movedKey(key, find, merging);
  if (moved) {
    noteRenamed(node, { was: key, now: moved }, merging);
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
      merging.report(nothingToReplace(placeOf(node), { name: `item with ${shownKey(key)}`, meant }));
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
  if (only.edited) merging.warn(messages.changedTwice(placeOf(node), shownKey(key), placeOf(only.edited)));
  only.edited = node;
  const isWhole = edit.replace;
  if (isWhole) noteOverride(node, only.node, part, merging);
  only.node = isWhole ? at.begin(node, part, merging) : at.merge(node, only.node, part, merging);
  if (edit.before || edit.after) {
    items.splice(items.indexOf(only), 1);
    put(only, edit, items, at, merging);
  }
}

function notUnique(node: GroupNode, key: Key | undefined, found: readonly Item[], other: Item) {
  const tellings = found.flatMap((item) => tellingOf(item, key, found) ?? []);
  return messages.keyNotUnique(placeOf(node), shownKey(key), { other: placeOf(other.node), tellings });
}

/** A text that only this one of several has: `id: scores`, `title: Our OET record`. */
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

/** Where the base has moved a page, and with it the thing that leads there. */
function movedKey(
  key: Key | undefined,
  find: (wanted: Key | undefined) => readonly Item[],
  { moves }: Merging,
): Key | undefined {
  if (!key || find(key).length > 0) return undefined;
  const to = moves.to.get(key.value);
  const now = to === undefined ? undefined : { ...key, value: to };
  return find(now).length > 0 ? now : undefined;
}

function noteRenamed(node: Node, { was, now }: { was: Key | undefined; now: Key }, merging: Merging): void {
  if (was) merging.renamed.push({ what: 'name', was: was.value, now: now.value, place: placeOf(node) });
}

/** As if the new name were written there. */
function withKey(node: GroupNode, { name, value }: Key): GroupNode {
  return { ...node, value: { ...node.value, [name]: value } };
}

/** What a new thing would need, of what its schema asks for. */
function lackingIn({ value }: GroupNode, { schema }: At): string[] {
  return listOf(schema.required)
    .map(String)
    .filter((name) => !Object.hasOwn(value, name));
}

/** Where the base has no such list, everything in it is new. */
function hasBase(items: readonly Item[]): boolean {
  return items.some(({ isOwn }) => !isOwn);
}

type Unknown = { lacks: readonly string[]; items: readonly Item[]; at: ListAt };

function reportNothing(node: Node, key: Key, { lacks, items, at }: Unknown, { report }: Merging): void {
  const known = keysOf(
    items.filter(({ isOwn, edited }) => !isOwn && !edited),
    at,
  );
  const meant = nearest(key.value, known);
  report(messages.nothingToChange(placeOf(node), shownKey(key), { meant, known, lacks }));
}

function removeItems(
  { node, key }: { node: GroupNode; key: Key | undefined },
  found: readonly Item[],
  items: Item[],
  at: ListAt,
  merging: Merging,
): void {
  const going = found.filter((item) => saysTheSame(item, node));
  if (going.length === 0) {
    const known = keysOf(items, at);
    const meant = key && nearest(key.value, known);
    merging.report(messages.nothingToRemove(placeOf(node), `item with ${shownKey(key)}`, { meant, known }));
  }
  const part = within(at, itemSchema(at, merging.schemas), key?.value ?? 0);
  for (const item of going) {
    noteOverride(node, item.node, part, merging);
    items.splice(items.indexOf(item), 1);
  }
}

/** Where several have one key, what else is written as the base has it says which is meant. */
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

/** Into its place: before or behind another one, else at the end. */
function put(item: Item, { before, after }: Edit, items: Item[], at: ListAt, merging: Merging): void {
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
      messages.unknownNeighbour(placeOf(anchor), wanted, { meant: nearest(wanted, known), known }),
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

/** A section without an `id` is known by its kind, where it is said that the base has it. */
function kindKey({ section }: GroupNode['value']): Key | undefined {
  return typeof section === 'string' ? { name: 'section', value: section } : undefined;
}

function isKeyOf(value: unknown, { name, value: wanted }: Key): boolean {
  return fieldsOf(value)[name] === wanted;
}

function shownKey(key: Key | undefined): string {
  return key ? `${key.name}: ${key.value}` : 'this';
}
