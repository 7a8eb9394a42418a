import { type Fields, fieldsOf, listOf } from '../../../../diagnostics/fields.ts';
import { ownProperty } from '../../../../diagnostics/own-property.ts';

/** The first of these fields that says something, as text without markup. */
export function textOfField(fields: Fields, names: readonly string[]): string | undefined {
  const found = names.map((name) => plainText(ownProperty(fields, name))).find((text) => text !== '');
  return found;
}

function plainText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

/** A list, or words with commas between them, or a single one: their words, each once. */
export function wordsOfField(fields: Fields, names: readonly string[]): string[] {
  const words = names.flatMap((name) => wordsIn(ownProperty(fields, name)));
  return [...new Set(words.map((word) => word.trim()).filter((word) => word !== ''))];
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') return value.split(',');
  return listOf(value).flatMap((one) => {
    if (typeof one === 'string' || typeof one === 'number') return [String(one)];
    return [textOfField(fieldsOf(one), ['name', 'title', 'label', 'slug', 'id']) ?? ''];
  });
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** `2024-05-06T10:00:00+02:00`, `2024/5/6`, `May 6, 2024` and `6 May 2024` as `2024-05-06`: the day as it was written. */
export function dayIn(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const [, year, month, day] = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(value) ?? [];
  if (year !== undefined) return dayFrom(Number(year), Number(month), Number(day));
  const name = /[A-Za-z]{3,}/g;
  const word = (value.match(name) ?? [])
    .map((one) => months.indexOf(one.slice(0, 3).toLowerCase()))
    .find((one) => one >= 0);
  const [, first] = /(?:^|\D)(\d{1,2})(?:st|nd|rd|th)?(?:[\s,.-]|$)/.exec(value) ?? [];
  const [, whole] = /(?:^|\D)(\d{4})(?:\D|$)/.exec(value) ?? [];
  if (word === undefined || first === undefined || whole === undefined) return undefined;
  return dayFrom(Number(whole), word + 1, Number(first));
}

function dayFrom(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 1000
    ? date.toISOString().slice(0, 10)
    : undefined;
}
