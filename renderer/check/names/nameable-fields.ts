import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { ownProperty } from '../../../diagnostics/own-property.ts';
import type { KindCodes } from '../../../kinds/kind.ts';
import type { Kind } from '../../model/kinds.ts';
import { inventedFields } from '../../schema/invented-fields.ts';
import type { Document } from '../document.ts';

/** Fields of any entry of a kind that texts may name: written ones and those that the code of the kind computes. */
export function possibleFields({ named, computed }: Kind): string[] {
  return [...named, ...computed];
}

/**
 * Fields that texts may name of the entry that a page is made for: for a kind without code, those that each of its
 * entries has.
 */
export function sharedFields(kind: Kind, entries: Iterable<Document>): string[] {
  const all = [...entries];
  return possibleFields(kind).filter(
    (field) => isFilledIn(kind) || all.every((entry) => isWritten(field, entry)),
  );
}

/**
 * Fields of this entry that texts may name: those that it has, and those that the code of its kind provides for any.
 */
export function nameableFields(entry: Document, kind: Kind, code: KindCodes): string[] {
  const { has = {}, names = {} } = ownProperty(code, kind.word) ?? {};
  const isAnswered = (field: string) => kind.computed.includes(field) || Object.hasOwn(names, field);
  return possibleFields(kind).filter(
    (field) => ownProperty(has, field)?.(entry.value) ?? (isAnswered(field) || isWritten(field, entry)),
  );
}

/** A kind with computed fields also fills in fields that an entry omits, such as where a course takes place. */
function isFilledIn({ computed }: Kind): boolean {
  return computed.length > 0;
}

function isWritten(field: string, { value }: Document): boolean {
  return ownProperty(value, field) !== undefined;
}

/** All paths to a text, number, amount or date: `contact.phone`, `osce.fullFee`. */
export function leafNames(value: unknown): string[] {
  return namedMembers(value).flatMap(([key, item]) => {
    if (isLeaf(item)) return [key];
    if (isCount(item)) return [key, `${key}.countedOn`];
    return leafNames(item).map((rest) => `${key}.${rest}`);
  });
}

/** The fields of a group, and the items of a list that have an `id`. */
function namedMembers(value: unknown): [string, unknown][] {
  if (!Array.isArray(value)) return Object.entries(fieldsOf(value));
  return listOf(value).flatMap((item): [string, unknown][] => {
    const { id } = fieldsOf(item);
    return typeof id === 'string' ? [[id, item]] : [];
  });
}

/** Whether a path leads to a count with a date, or into one. */
export function isWithinCount(facts: unknown, path: readonly string[]): boolean {
  let value = facts;
  return path.some((key) => {
    value = ownProperty(fieldsOf(value), key);
    return isCount(value);
  });
}

/** `{ count: 5, countedOn: { date: 2026-10-30 }, validDays: 7 }`. */
function isCount(value: unknown): boolean {
  return 'count' in fieldsOf(value);
}

/**
 * A text, a number, `{ money: 794 }` with or without its currency, or `{ date: 2025-06-25 }`, marked as a placeholder
 * or not.
 */
function isLeaf(value: unknown): boolean {
  if (typeof value === 'string' || typeof value === 'number') return true;
  const keys = Object.keys(fieldsOf(value)).filter((key) => !inventedFields.includes(key));
  if (keys.includes('money')) return keys.every((key) => key === 'money' || key === 'currency');
  return keys.length === 1 && keys[0] === 'date';
}
