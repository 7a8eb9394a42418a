import { noSuchDay } from '../../../diagnostics/messages/debris.ts';
import { otherWeekday } from '../../../diagnostics/messages.generated.ts';
import type { Debris } from '../debris.ts';
import { monthNames } from '../words/month-names.ts';
import { weekdays } from '../words/weekdays.ts';

const month = new RegExp(monthNames.join('|'));
const date = new RegExp(
  String.raw`\b(?:(${weekdays.join('|')})(?:,? (?:the )?))?(\d{1,2})(?:st|nd|rd|th)?(?: of)? (${monthNames.join('|')})(?:,? (\d{4}))?\b`,
  'g',
);

/** Dates in an English text that don't exist, and dates with the wrong day of the week. */
export function findWrongDays(text: string): Debris[] {
  if (!/\d/.test(text) || !month.test(text)) return [];
  return [...text.matchAll(date)].flatMap(
    ({ 0: whole, 1: weekday, 2: day = '', 3: month = '', 4: year, index }): Debris[] => {
      const at = monthNames.indexOf(month);
      // Without a year, 29 February may be meant.
      const last = new Date(Date.UTC(Number(year ?? 2000), at + 1, 0)).getUTCDate();
      const tail = year === undefined ? '' : ` ${year}`;
      if (Number(day) < 1 || Number(day) > last) {
        const meant = [`${last} ${month}${tail}`, `1 ${nextMonth(at, year)}`] as const;
        return [{ offset: index, tell: (place) => noSuchDay(place, whole, meant) }];
      }
      if (weekday === undefined || year === undefined) return [];
      const falls = weekdays[new Date(Date.UTC(Number(year), at, Number(day))).getUTCDay()] ?? '';
      if (falls === weekday) return [];
      const named = `${Number(day)} ${month} ${year}`;
      return [{ offset: index, tell: (place) => otherWeekday(place, { date: named, weekday, falls }) }];
    },
  );
}

function nextMonth(at: number, year: string | undefined): string {
  const name = monthNames[(at + 1) % 12] ?? '';
  return year === undefined ? name : `${name} ${Number(year) + (at === 11 ? 1 : 0)}`;
}
