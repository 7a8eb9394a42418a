import { valueAt } from '../../renderer/edit/value-at.ts';
import type { SiteEdits } from '../../renderer/features/edit/write/edited-texts.ts';
import type { Source } from '../../renderer/model/source.ts';
import type { LocatedValue } from '../../renderer/site.ts';
import { offsetAt } from '../../renderer/source/offset-at.ts';

/** How many values that others have in such a field are tried. */
const most = 4;

/** A word that occurs nowhere else, for the value of that number. */
export function wordOf(number: number): string {
  return `q${[...String(number)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('')}q`;
}

/** Adds a word to a text; undefined for other values. */
export function addWord(
  { file, path, place }: LocatedValue,
  source: Source,
  word: string,
): SiteEdits | undefined {
  if (path.length === 0) return insertAt(file, offsetAt(source, place), `${word} `);
  const value = valueAt(source.value, path);
  return typeof value === 'string'
    ? [{ file, edit: { kind: 'set', path, value: `${value} ${word}` } }]
    : undefined;
}

type Alike = {
  source: Source;
  /** Values of fields of that name. */
  alike: readonly unknown[];
  /** Texts that are made of the value. */
  texts: readonly string[];
};

/** Other values for a value, of which some may not be allowed there. */
export function otherValues(
  { file, path, place }: LocatedValue,
  { source, alike, texts }: Alike,
): SiteEdits[] {
  if (path.length === 0) {
    const from = Math.max(offsetAt(source, place), source.body?.start ?? 0);
    const starts = texts.flatMap((text) => startsOf(text.trim(), source.text, from));
    // A link leads elsewhere with a letter more, and much more to read takes longer.
    const addresses = texts.map((text) => text.replace(/\/$/, ''));
    const ends = addresses.flatMap((text) =>
      startsOf(text, source.text, from).map((start) => insertAt(file, start + text.length, 'x')),
    );
    const words = [from, ...starts].map((start) => insertAt(file, start, 'Indeed '));
    return [...words, ...ends, insertAt(file, from, 'Indeed. '.repeat(2000))];
  }
  const value = valueAt(source.value, path);
  return [...othersOf(value, texts), ...alike.filter((one) => one !== value).slice(0, most)].map(
    (other): SiteEdits => [{ file, edit: { kind: 'set', path, value: other } }],
  );
}

function insertAt(file: string, start: number, text: string): SiteEdits {
  return [{ file, edit: { kind: 'replace', start, end: start, text } }];
}

/** Where words occur in a text from an offset on. */
function startsOf(words: string, text: string, from: number): number[] {
  const start = text.indexOf(words, from);
  return start < 0 ? [] : [start, ...startsOf(words, text, start + words.length + 1)];
}

function firstWord(text: string): string {
  return text.match(/[\p{L}\p{M}\p{N}]+/u)?.[0] ?? '';
}

function othersOf(value: unknown, texts: readonly string[]): unknown[] {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value + 1, value - 1, value * 2];
  if (typeof value !== 'string') return [];
  const counted = value.replace(/\d(?=\D*$)/, (last) => String((Number(last) + 1) % 10));
  const otherMonth = value.replace(/(?<=^\d{4}-)\d\d/, (month) => (month > '06' ? '01' : '07'));
  const otherYear = otherMonth.replace(/^\d{4}(?=-)/, (year) => String(Number(year) + 1));
  const replaced = texts.map((text) => value.replace(firstWord(text), 'Indeed'));
  const others = [
    `${value} indeed`,
    `Indeed ${value}`,
    counted,
    otherMonth,
    otherYear,
    `${value}x`,
    `x${value}`,
  ];
  return [...others, ...replaced, 'Indeed'].filter((other) => other !== value);
}
