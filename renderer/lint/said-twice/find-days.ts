import type { Finding } from './finding.ts';
import { mentionedEntry } from './mentioned-entry.ts';
import { type PlacedText, sentenceAround } from './placed-text.ts';
import type { ValueIndex } from './value-index.ts';

/** `sign`: matches every date, and few other texts with a number in them. */
export type DayPattern = { pattern: RegExp; sign: RegExp; months: ReadonlyMap<string, string> };

/** Dates as people write them: `5 October 2025`, `Oct 5th, 2025`, `5 October`, `2025-10-05`. */
export function findDays(
  scanned: PlacedText,
  index: ValueIndex,
  { pattern, sign, months }: DayPattern,
): Finding[] {
  if (!sign.test(scanned.prose)) return [];
  return [...scanned.prose.matchAll(pattern)].flatMap((match): Finding[] => {
    const { 0: written, index: offset, groups = {} } = match;
    const key = groups.iso ?? keyOf(groups, months);
    const values = index.days.get(key);
    if (values) return [{ kind: 'same', offset, written, values }];
    const entry = mentionedEntry(sentenceAround(scanned, offset), index);
    const own = (entry === undefined ? undefined : index.entries.get(entry)) ?? [];
    const days = own.filter(({ reading }) => reading.kind === 'day');
    return days.length === 0 ? [] : [{ kind: 'other', offset, written, values: days }];
  });
}

function keyOf(groups: Record<string, string | undefined>, months: ReadonlyMap<string, string>): string {
  const day = (groups.day ?? groups.dayAfter ?? '').padStart(2, '0');
  const month = months.get((groups.month ?? groups.monthBefore ?? '').toLowerCase()) ?? '';
  const year = groups.year ?? groups.yearAfter;
  return year === undefined ? `${month}-${day}` : `${year}-${month}-${day}`;
}

/** The months in the language of the site, long and short. */
export function dayPattern(language: string): DayPattern {
  const months = new Map<string, string>();
  for (const style of ['long', 'short'] as const) {
    const format = new Intl.DateTimeFormat([language, 'en'], { month: style, timeZone: 'UTC' });
    for (let month = 0; month < 12; month += 1) {
      const name = format.format(new Date(Date.UTC(2025, month, 15)));
      months.set(name.toLowerCase(), String(month + 1).padStart(2, '0'));
    }
  }
  const month = [...months.keys()]
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replaceAll('.', '\\.'))
    .join('|');
  const day = (name: string) => `(?<${name}>\\d{1,2})(?:st|nd|rd|th)?`;
  const year = (name: string) => `(?:,?\\s(?<${name}>\\d{4}))?(?!\\d)`;
  const written = [
    `(?<iso>\\b\\d{4}-\\d\\d-\\d\\d\\b)`,
    `\\b${day('day')}\\s(?:of\\s)?(?<month>${month})\\b${year('year')}`,
    `\\b(?<monthBefore>${month})\\s${day('dayAfter')}\\b${year('yearAfter')}`,
  ];
  // The day is before its month, or after the last character of one.
  const lasts = new Set([...months.keys()].map((name) => name.charCodeAt(name.length - 1)));
  const last = [...lasts].map((code) => `\\u${code.toString(16).padStart(4, '0')}`).join('');
  const sign = new RegExp(`\\d{4}-\\d\\d-\\d\\d|\\d(?:st|nd|rd|th)?\\s|[${last}]\\s\\d`, 'i');
  return { pattern: new RegExp(written.join('|'), 'gi'), sign, months };
}
