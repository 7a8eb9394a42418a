/** Which items of two lists are the same, although they may have changed or moved. */
import { fieldsOf, isFields } from '../../../../diagnostics/fields.ts';
import { align } from '../../../edit/align.ts';
import { isAlike } from './is-alike.ts';

/**
 * For each item of `after`, its position in `before`, or -1: first items that are equal, then those with the same key,
 * then those at the same place between neighbours that match.
 */
export function matchItems(before: readonly unknown[], after: readonly unknown[]): readonly number[] {
  const matching = matchingOf(before, after);
  matchEqual(matching);
  for (const key of itemKeys) matchKeyed(matching, key, isNoOther);
  for (const key of otherKeys(before).slice(0, 8)) matchKeyed(matching, key, isAlike);
  for (const run of runsOf(matching)) if (run.before.length !== run.after.length) matchAlike(matching, run);
  for (const run of runsOf(matching)) matchPlaces(matching, run);
  return matching.found;
}

/** The same for items that are new in both: only what is surely the same. */
export function matchAdditions(before: readonly unknown[], after: readonly unknown[]): readonly number[] {
  const matching = matchingOf(before, after);
  matchEqual(matching);
  for (const key of strictKeys) matchKeyed(matching, key, isNoOther);
  return matching.found;
}

/** What items are called by, the strictest first. */
const itemKeys = ['id', 'key', 'slug', 'name', 'section', 'path', 'from', 'to', 'label', 'title'];
const strictKeys = ['id', 'key', 'slug'];

/** Other fields with a text, such as the question of an answer. */
function otherKeys(items: readonly unknown[]): readonly string[] {
  const texts = Object.entries(fieldsOf(items[0])).filter(([, value]) => typeof value === 'string');
  return texts.map(([name]) => name).filter((name) => !itemKeys.includes(name));
}

type ItemMatching = {
  before: readonly unknown[];
  after: readonly unknown[];
  found: number[];
  used: Set<number>;
};

function matchingOf(before: readonly unknown[], after: readonly unknown[]): ItemMatching {
  return { before, after, found: after.map(() => -1), used: new Set() };
}

function match({ found, used }: ItemMatching, from: number, to: number): void {
  found[to] = from;
  used.add(from);
}

function matchEqual(matching: ItemMatching): void {
  const ones = matching.before.map(textOfItem);
  const others = matching.after.map(textOfItem);
  let [from, to] = [0, 0];
  const last = { at: { before: ones.length, after: others.length }, removed: [], added: [] };
  for (const { at, removed, added } of [...align(ones, others, (text) => text), last]) {
    for (; to < at.after; from += 1, to += 1) match(matching, from, to);
    from += removed.length;
    to += added.length;
  }
  const left = new Map<string, number[]>();
  for (const [index, text] of [...ones.entries()].reverse())
    if (!matching.used.has(index)) {
      const same = left.get(text);
      if (same) same.push(index);
      else left.set(text, [index]);
    }
  for (const [index, text] of others.entries()) {
    const next = matching.found[index] === -1 ? left.get(text)?.pop() : undefined;
    if (next !== undefined) match(matching, next, index);
  }
}

/** The same for equal values. */
function textOfItem(item: unknown): string {
  const sorted = (_: string, part: unknown) =>
    isFields(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [two]) => (one < two ? -1 : 1)))
      : part;
  return JSON.stringify(item, sorted) ?? '';
}

/** Only by a key that no other item of the same list has. */
function matchKeyed(
  matching: ItemMatching,
  key: string,
  mayMatch: (one: unknown, other: unknown) => boolean,
): void {
  const ones = onlyBy(matching.before, key);
  for (const [text, to] of onlyBy(matching.after, key)) {
    const from = ones.get(text) ?? -1;
    if (from < 0 || to < 0 || matching.used.has(from) || matching.found[to] !== -1) continue;
    if (mayMatch(matching.before[from], matching.after[to])) match(matching, from, to);
  }
}

function onlyBy(items: readonly unknown[], key: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    const text = fieldsOf(item)[key];
    if (typeof text === 'string') found.set(text, found.has(text) ? -1 : index);
  }
  return found;
}

/** Unless a key says that these are two things. */
function isNoOther(one: unknown, other: unknown): boolean {
  const [first, second] = [fieldsOf(one), fieldsOf(other)];
  return strictKeys.every(
    (key) => first[key] === undefined || second[key] === undefined || first[key] === second[key],
  );
}

/** Neighbours in each list that nothing matches, at the same place. */
type UnmatchedRun = { before: readonly number[]; after: readonly number[] };

function runsOf({ before, after, found, used }: ItemMatching): readonly UnmatchedRun[] {
  const runs: UnmatchedRun[] = [];
  const taken = new Set<number>();
  const free = (from: number, step: 1 | -1) => {
    const positions: number[] = [];
    for (let at = from; at >= 0 && at < before.length && !used.has(at) && !taken.has(at); at += step)
      positions.push(at);
    for (const at of positions) taken.add(at);
    return step === 1 ? positions : positions.reverse();
  };
  for (let start = 0; start < after.length; start += 1) {
    if (found[start] !== -1) continue;
    let end = start;
    while (end < after.length && found[end] === -1) end += 1;
    const below = free((found[start - 1] ?? -1) + 1, 1);
    const above = below.length > 0 ? below : free((found[end] ?? before.length) - 1, -1);
    runs.push({ before: above, after: Array.from({ length: end - start }, (_, index) => start + index) });
    start = end;
  }
  return runs;
}

/** How many items further on the same one is looked for. */
const farthest = 50;

function matchAlike(matching: ItemMatching, run: UnmatchedRun): void {
  let next = 0;
  for (const from of run.before) {
    const near = run.after.slice(next, next + farthest);
    const step = near.findIndex((to) => isAlike(matching.before[from], matching.after[to]));
    const to = near[step];
    if (to === undefined || !isNoOther(matching.before[from], matching.after[to])) continue;
    match(matching, from, to);
    next += step + 1;
  }
}

function matchPlaces(matching: ItemMatching, run: UnmatchedRun): void {
  for (const [index, from] of run.before.entries()) {
    const to = run.after[index];
    if (to === undefined) return;
    const [one, other] = [matching.before[from], matching.after[to]];
    if (run.before.length !== run.after.length && kindOfItem(one) !== kindOfItem(other)) continue;
    if (isNoOther(one, other) || isAlike(one, other)) match(matching, from, to);
  }
}

function kindOfItem(item: unknown): string {
  return Array.isArray(item) ? 'list' : isFields(item) ? 'group' : 'plain';
}
