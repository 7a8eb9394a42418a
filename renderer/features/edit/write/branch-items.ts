import { isDeepStrictEqual } from 'node:util';
import { fieldsOf } from '../../../../diagnostics/fields.ts';
import { align } from '../../../edit/align.ts';
import { sectionKind } from '../../../schema/split-section.ts';
import { keyFields } from './override-of.ts';

/**
 * A list with keys as it is with all layers. `entries`: what the branch’s own file says of it; `isOfBase`: whether an
 * entry changes an item that the base has.
 */
export type MergedList = {
  items: readonly unknown[];
  entries: readonly unknown[];
  keys: readonly string[];
  isOfBase: (entry: number) => boolean;
};

/**
 * What a branch says of such a list, so that it becomes the wanted one and goes on following its base: `remove: true`
 * for items that go, and `before` or `after` for new ones and those that move. Undefined if an item can’t be named, or
 * none next to it.
 */
export function branchItems(list: MergedList, wanted: readonly unknown[]): unknown[] | undefined {
  // Of two that change places, either may be the one that moves, but only one of them can perhaps be named.
  return (
    entriesFor(list, wanted, itemsThatStay(list, wanted)) ??
    entriesFor(list, wanted, fromTheEnd(list, wanted))
  );
}

function entriesFor(
  { items, entries, keys, isOfBase }: MergedList,
  wanted: readonly unknown[],
  staying: ReadonlySet<string>,
): unknown[] | undefined {
  const stays = (item: unknown) => staying.has(textOf(item));
  const isThere = (item: unknown) => items.some((one) => isDeepStrictEqual(one, item));
  const goes = (item: unknown) => !wanted.some((one) => isDeepStrictEqual(one, item));
  const entryOf = (item: unknown) => entries.findIndex((entry) => isEntryOf(entry, item, keys));
  const removalOf = (item: unknown) => {
    const { change: _change, ...key } = keyFields(items, item, keys) ?? {};
    return Object.keys(key).length === 0 ? undefined : { ...key, remove: true };
  };
  const removals = items.filter((item) => goes(item) && entryOf(item) < 0).map(removalOf);
  const kept = entries.flatMap((entry, index) => {
    const item = items.find((one) => entryOf(one) === index);
    if (item === undefined || stays(item)) return [entry];
    return goes(item) && isOfBase(index) ? [removalOf(item)] : [];
  });
  const placed = wanted.flatMap((item, index) => {
    if (stays(item)) return [];
    const entry = entries[entryOf(item)];
    const said = entry === undefined && isThere(item) ? keyFields(items, item, keys) : (entry ?? item);
    const place = placeOf(wanted, index, { stays, keys, isNew: !isThere(item) });
    return said && place ? [{ ...withoutPlace(said), ...place }] : [undefined];
  });
  const all = [...kept, ...removals, ...placed];
  return all.includes(undefined) ? undefined : all;
}

function fromTheEnd(list: MergedList, wanted: readonly unknown[]): Set<string> {
  return itemsThatStay({ ...list, items: list.items.toReversed() }, wanted.toReversed());
}

/**
 * Items that keep their places: those that aren’t moved, and aren’t placed next to one that moves or goes. As texts.
 */
function itemsThatStay({ items, entries, keys }: MergedList, wanted: readonly unknown[]): Set<string> {
  const [now, then] = [items.map(textOf), wanted.map(textOf)];
  const kept = now.filter((one) => then.includes(one));
  const staying = new Set(kept);
  for (const { removed } of align(
    kept,
    then.filter((one) => now.includes(one)),
    String,
  ))
    for (const one of removed) staying.delete(one);
  for (let before = -1; before !== staying.size; ) {
    before = staying.size;
    for (const entry of entries) {
      const { before: ahead, after } = fieldsOf(entry);
      const anchor = items.find((item) =>
        keys.some((key) => [ahead, after].includes(fieldsOf(item)[key] ?? '')),
      );
      const item = items.find((one) => isEntryOf(entry, one, keys));
      if (anchor !== undefined && !staying.has(textOf(anchor))) staying.delete(textOf(item));
    }
  }
  return staying;
}

/** Before the next item that stays, whose place is known; a new one is at the end if there is none. */
function placeOf(
  wanted: readonly unknown[],
  index: number,
  { stays, keys, isNew }: { stays: (item: unknown) => boolean; keys: readonly string[]; isNew: boolean },
): object | undefined {
  const next = wanted.slice(index + 1).find(stays);
  if (next === undefined && isNew) return {};
  const keyOf = (item: unknown) => {
    const name = keys.find((key) => typeof fieldsOf(item)[key] === 'string') ?? '';
    const key = fieldsOf(item)[name];
    return wanted.filter((one) => fieldsOf(one)[name] === key).length === 1 ? key : undefined;
  };
  if (keyOf(next) !== undefined) return { before: keyOf(next) };
  const after = index > 0 ? keyOf(wanted[index - 1]) : undefined;
  return after === undefined ? undefined : { after };
}

/** Whether an entry of the branch is what it says of an item. */
function isEntryOf(entry: unknown, item: unknown, keys: readonly string[]): boolean {
  const [said, has] = [fieldsOf(entry), fieldsOf(item)];
  if (said.remove === true) return false;
  const key = keys.find((name) => typeof has[name] === 'string');
  if (key !== undefined) return said[key] === has[key];
  if (said.change !== true && said.replace !== true) return isDeepStrictEqual(withoutPlace(entry), item);
  return sectionKind(entry) === sectionKind(item) && (said.title === undefined || said.title === has.title);
}

function withoutPlace(entry: unknown): object {
  const { before: _before, after: _after, ...rest } = fieldsOf(entry);
  return rest;
}

function textOf(item: unknown): string {
  return JSON.stringify(item) ?? '';
}
