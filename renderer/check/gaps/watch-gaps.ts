/**
 * Unreadable parts of a file may contain anything, so nothing may be concluded from their absence. Rather than teaching
 * this to every rule, the values of broken files record when a rule reads a lost part: the rule's later messages are
 * dropped.
 */

import type { Report } from '../../../diagnostics/diagnostic.ts';
import { type Fields, isFields } from '../../../diagnostics/fields.ts';
import { ownProperty } from '../../../diagnostics/own-property.ts';
import type { Source, Span } from '../../model/source.ts';
import { once } from '../once.ts';

export type GapWatch = {
  /** The fields of a file as rules see them. */
  fields: (source: Source) => Fields;
  /** The same items; a look at a gap for one of them doesn't count for the next. */
  each: <Item>(items: readonly Item[]) => readonly Item[];
  /** For the next rule: nothing has been looked at yet. */
  begin: () => void;
  /** Caches the result of `make`, unless repeating it could touch a gap. */
  keep: <Made>(make: () => Made) => () => Made;
  /** Passes on problems only if no gap was looked at. */
  guard: (report: Report) => Report;
};

/** For sites whose files could all be read in full. */
export const noGaps: GapWatch = {
  fields: ({ value }) => (isFields(value) ? value : {}),
  each: (items) => items,
  begin: () => {},
  keep: once,
  guard: (report) => report,
};

export function watchGaps(): GapWatch {
  let hasLooked = false;
  const look = () => {
    hasLooked = true;
  };
  return {
    fields: (source) => {
      if (!source.isPart) return noGaps.fields(source);
      return isFields(source.value)
        ? watched(source.value, source.spans, look)
        : watched({}, undefined, look);
    },
    each: (items) =>
      scoped(items, {
        seen: () => hasLooked,
        set: (looked) => {
          hasLooked = looked;
        },
      }),
    begin: () => {
      hasLooked = false;
    },
    keep: (make) => make,
    guard: (report) => (problem) => {
      if (!hasLooked) report(problem);
    },
  };
}

type Flag = { seen: () => boolean; set: (looked: boolean) => void };

/**
 * A loop over these starts each item with the flag as it was before; once the loop has ended, a look by any of them
 * counts.
 */
function scoped<Item>(items: readonly Item[], flag: Flag): readonly Item[] {
  const copy = [...items];
  Object.defineProperty(copy, Symbol.iterator, { value: () => scopes(items, flag) });
  return copy;
}

function* scopes<Item>(items: readonly Item[], flag: Flag): Generator<Item> {
  const before = flag.seen();
  let any = before;
  for (const item of items) {
    flag.set(before);
    yield item;
    any ||= flag.seen();
  }
  flag.set(any);
}

/** `span`: undefined if nothing is known about the written text. */
function watched<Value extends object>(value: Value, span: Span | undefined, look: () => void): Value {
  const inner = new Map<PropertyKey, unknown>();
  return new Proxy(value, {
    get: (target, key) => {
      recordLook(target, key, span, look);
      const found: unknown = Reflect.get(target, key);
      if (typeof found !== 'object' || found === null) return found;
      if (!inner.has(key)) inner.set(key, watched(found, partOf(span, key), look));
      return inner.get(key);
    },
    has: (target, key) => {
      recordLook(target, key, span, look);
      return Reflect.has(target, key);
    },
    getOwnPropertyDescriptor: (target, key) => {
      recordLook(target, key, span, look);
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
    ownKeys: (target) => {
      if (hasGap(span)) look();
      return Reflect.ownKeys(target);
    },
  });
}

function recordLook(target: object, key: PropertyKey, span: Span | undefined, look: () => void): void {
  if (Array.isArray(target)) {
    if (key === 'length' && hasGap(span)) look();
  } else if (!Object.hasOwn(target, key) && isLost(span, key)) look();
}

function isLost(span: Span | undefined, key: PropertyKey): boolean {
  if (!span) return true;
  return span.kind === 'group' && (span.gap === true || (span.lost ?? []).some((name) => name === key));
}

function hasGap(span: Span | undefined): boolean {
  if (!span) return true;
  if (span.kind === 'group') return span.gap === true || span.lost !== undefined;
  return span.kind === 'list' && span.gap === true;
}

function partOf(span: Span | undefined, key: PropertyKey): Span | undefined {
  if (span?.kind === 'list') return span.items[Number(key)];
  if (span?.kind !== 'group' || typeof key !== 'string') return undefined;
  return ownProperty(span.fields, key);
}
