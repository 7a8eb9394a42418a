import type { CountedText } from '../../schemas/planned.ts';
import { fillPlaceholders } from '../fill-placeholders.ts';
import { pluralForm } from '../plural-form.ts';

/**
 * How many have taken a course: `800+ students`. The number is written as text, so the plural form is that of the
 * number in it.
 */
export function studentsText(words: CountedText, written: string): string {
  return fillPlaceholders(pluralForm(words, numberIn(written)), { count: written });
}

/** 1200 for `1,200+`: the digits of any script, whatever separates them. */
function numberIn(written: string): number {
  const digits = written.match(/\p{Nd}/gu) ?? [];
  return digits.reduce((sum, digit) => sum * 10 + worthOf(digit), 0);
}

/** The ten digits of a script are consecutive. */
function worthOf(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  const below = Array.from({ length: 9 }, (_, count) => String.fromCodePoint(point - count - 1));
  const first = below.findIndex((other) => !/^\p{Nd}$/u.test(other));
  return first === -1 ? 9 : first;
}
