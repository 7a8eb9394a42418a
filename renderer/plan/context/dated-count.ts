import { fieldsOf, isFields } from '../../../diagnostics/fields.ts';
import { ownProperty } from '../../../diagnostics/own-property.ts';
import type { Path } from '../../../diagnostics/place.ts';

/** A fact that is only true for some days: `{ count: 5, countedOn: { date: 2026-10-30 }, validDays: 7 }`. */
export type DatedCount = { countedOn: string; validDays: number };

/** The count that a name leads to or through: `promo.seatsLeft`, `promo.seatsLeft.countedOn`. */
export function countAt(facts: unknown, path: readonly string[]): DatedCount | undefined {
  let value = facts;
  for (const key of path) {
    value = ownProperty(fieldsOf(value), key);
    const count = readCount(value);
    if (count) return count;
  }
  return undefined;
}

/** All counts of the facts, whether a text names them or not, and their places. */
export function countsIn(value: unknown, path: Path = []): { count: DatedCount; path: Path }[] {
  const count = readCount(value);
  if (count) return [{ count, path }];
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => countsIn(item, [...path, key]));
}

/** The last day on which the count may be shown: counted on the 1st and good for 7 days, it is the 8th. */
export function lastDayOf({ countedOn, validDays }: DatedCount): string {
  const last = Date.parse(`${countedOn}T00:00:00Z`) + validDays * 86_400_000;
  return new Date(Math.min(last, Date.UTC(9999, 11, 31))).toISOString().slice(0, 10);
}

function readCount(value: unknown): DatedCount | undefined {
  const { count, countedOn, validDays } = fieldsOf(value);
  const { date } = fieldsOf(countedOn);
  if (count === undefined || typeof date !== 'string' || typeof validDays !== 'number') return undefined;
  return { countedOn: date, validDays };
}
