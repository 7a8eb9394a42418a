import { type AmountPattern, findAmounts } from './find-amounts.ts';
import { type DayPattern, findDays } from './find-days.ts';
import { findFigures } from './find-figures.ts';
import { findMentions } from './find-mentions.ts';
import type { Finding } from './finding.ts';
import type { PlacedText } from './placed-text.ts';
import type { ValueIndex } from './value-index.ts';

export type Patterns = {
  /** For each currency that an amount is in. */ amounts: readonly AmountPattern[];
  day: DayPattern;
};

/** Text that repeats a named value, in order of position; of two that overlap, the longer. */
export function findSaidTwice(scanned: PlacedText, index: ValueIndex, patterns: Patterns): Finding[] {
  const hasDigits = /\d/.test(scanned.prose) || /\p{Nd}/u.test(scanned.prose);
  const found = [
    ...findMentions(scanned, index),
    ...(hasDigits ? patterns.amounts.flatMap((amounts) => findAmounts(scanned, index, amounts)) : []),
    ...(hasDigits ? findDays(scanned, index, patterns.day) : []),
    ...findFigures(scanned, index),
  ].toSorted((one, other) => one.offset - other.offset || other.written.length - one.written.length);
  const kept: Finding[] = [];
  for (const finding of found) {
    const last = kept.at(-1);
    if (!last || finding.offset >= last.offset + last.written.length) kept.push(finding);
  }
  return kept;
}
