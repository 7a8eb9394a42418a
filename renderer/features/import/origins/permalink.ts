/** An address as a program makes it from a pattern, a day, a name and the like. */

import { wordTable } from '../../../../diagnostics/word-table.ts';

export type PermalinkParts = ReadonlyMap<string, string>;

/** `/:year/:month/:title/`; undefined if a part of it is unknown. */
export function fillPermalink(pattern: string, parts: PermalinkParts): string | undefined {
  let isWhole = true;
  const filled = pattern.replace(
    /:([a-z_]+)|\[:?([a-z_]+)\]/gi,
    (_, name: string | undefined, other: string | undefined) => {
      const value = parts.get(name ?? other ?? '');
      if (value === undefined) isWhole = false;
      return value ?? '';
    },
  );
  return isWhole ? whole(filled) : undefined;
}

/** `/{{ page.date | date: "%Y/%m" }}/{{ page.fileSlug }}/`; undefined if a part of it is unknown. */
export function fillTemplate(template: string, parts: PermalinkParts): string | undefined {
  let isWhole = true;
  const filled = template.replace(/\{\{-?([^{}]*?)-?\}\}/g, (_, inside: string) => {
    const [name = '', ...filters] = inside.split('|').map((part) => part.trim());
    const value =
      name === 'page.date' || name === 'date'
        ? dateBy(filters, parts)
        : parts.get(name.replace(/^page\./, ''));
    if (value === undefined) isWhole = false;
    return value ?? '';
  });
  return isWhole && !/\{%/.test(filled) ? whole(filled) : undefined;
}

/** By the pattern that a filter names, or as a path if its name says so. */
function dateBy(filters: readonly string[], parts: PermalinkParts): string | undefined {
  const [filter = ''] = filters;
  const pattern = /["']([^"']*)["']/.exec(filter)?.[1] ?? (/path/i.test(filter) ? '%Y/%m/%d' : undefined);
  if (pattern === undefined) return undefined;
  return pattern.replace(
    /%[Ymd]|yyyy|YYYY|MM|dd|DD/g,
    (letter) => parts.get(letters.get(letter) ?? '') ?? '',
  );
}

const letters = wordTable({
  '%Y': 'year',
  '%m': 'month',
  '%d': 'day',
  yyyy: 'year',
  YYYY: 'year',
  MM: 'month',
  dd: 'day',
  DD: 'day',
});

/** The parts that a day gives. */
export function partsOfDay(day: string | undefined): [string, string][] {
  const [year, month, date] = day?.split('-') ?? [];
  if (year === undefined || month === undefined || date === undefined) return [];
  return [
    ['year', year],
    ['short_year', year.slice(2)],
    ['month', month],
    ['i_month', String(Number(month))],
    ['day', date],
    ['i_day', String(Number(date))],
    ['y_day', String(dayOfYear(day ?? '')).padStart(3, '0')],
    ['yearday', String(dayOfYear(day ?? ''))],
  ];
}

function dayOfYear(day: string): number {
  return (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${day.slice(0, 4)}-01-01T00:00:00Z`)) / 86_400_000 + 1;
}

function whole(address: string): string {
  return `/${address}`.replace(/\/{2,}/g, '/');
}
