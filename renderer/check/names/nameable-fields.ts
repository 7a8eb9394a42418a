import { type Fields, fieldsOf } from '../../schema/fields.ts';
import type { Document } from '../content.ts';

/** What texts may say of an entry: what is written and what planning computes. `named-fields.ts` of planning fills in the same. */
const fieldsOfEntries: Readonly<Record<string, readonly string[]>> = {
  courses: [
    ...['title', 'subtitle', 'price', 'originalPrice', 'saving', 'instalment'],
    ...['duration', 'students', 'rating', 'location'],
  ],
  posts: ['title', 'excerpt', 'author', 'date', 'category', 'readTime'],
  tutors: ['name', 'role', 'summary'],
  events: ['title', 'date', 'time', 'duration', 'location', 'attendees', 'price', 'description'],
  outcomes: ['title', 'summary'],
};

const fieldsOfPromotion = [
  ...['code', 'title', 'price', 'was', 'percentOff'],
  ...['savingNow', 'savingOriginal', 'untilText'],
];

/** The fields that any entry of a collection may have: a page that is made per entry can't know which have them. */
export function possibleFields(collection: string): readonly string[] {
  return fieldsOfEntries[collection] ?? [];
}

/** The fields that this entry has. */
export function nameableFields({ collection, value }: Document): string[] {
  return possibleFields(collection).filter((field) => {
    if (field === 'saving')
      return value.originalPriceSince !== undefined && Number(value.originalPrice) > Number(value.price);
    if (field === 'instalment') return value.payLater === true && typeof value.price === 'number';
    return true;
  });
}

export function promotionFields(site: Fields): string[] {
  const promotion = fieldsOf(site.promotion);
  if (Object.keys(promotion).length === 0) return [];
  return fieldsOfPromotion.filter((field) => field !== 'untilText' || promotion.until !== undefined);
}

/** All paths to a text, number, amount or date: `contact.phone`, `osce.fullFee`. */
export function leafNames(value: unknown): string[] {
  return Object.entries(fieldsOf(value)).flatMap(([key, item]) => {
    if (isLeaf(item)) return [key];
    if (isCount(item)) return [key, `${key}.countedOn`];
    return leafNames(item).map((rest) => `${key}.${rest}`);
  });
}

/** Whether a path leads to a count with a date, or into one. */
export function isWithinCount(facts: unknown, path: readonly string[]): boolean {
  let value = facts;
  return path.some((key) => {
    value = fieldsOf(value)[key];
    return isCount(value);
  });
}

/** `{ count: 5, countedOn: { date: 2026-10-30 }, validDays: 7 }`. */
function isCount(value: unknown): boolean {
  return 'count' in fieldsOf(value);
}

/** A text, a number, `{ money: 794 }` or `{ date: 2025-06-25 }`, declared a placeholder or not. */
function isLeaf(value: unknown): boolean {
  if (typeof value === 'string' || typeof value === 'number') return true;
  const keys = Object.keys(fieldsOf(value)).filter((key) => key !== 'placeholder' && key !== 'sample');
  return keys.length === 1 && (keys[0] === 'money' || keys[0] === 'date');
}
