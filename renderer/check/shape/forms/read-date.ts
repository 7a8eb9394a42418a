/**
 * The date that somebody meant by a text in another form than year, month and day: the day, both days that it may be,
 * or why the calendar has no such day. Undefined if it can’t be read as a date.
 */
export type ReadDate =
  | { kind: 'day'; date: string }
  /** `3/10/2026`, as read in Britain and in the United States; a day with another day’s name. */
  | { kind: 'unsure'; dates: readonly string[] }
  /** `45935`: days since the end of 1899, as spreadsheets count them. */
  | { kind: 'serial'; date: string }
  | { kind: 'no-such-month'; month: number }
  | { kind: 'no-such-day'; month: number; year: number; days: number };

export function readDate(written: string): ReadDate | undefined {
  const text = written.trim().replace(/(?<![ T,])[ T,]+\d{1,2}:\d{2}.*/s, '');
  return readSerial(text) ?? readDigits(text) ?? readNumbers(text) ?? readShortYear(text) ?? readWords(text);
}

type Parts = { year: number; month: number; day: number };

/** For the years from 2000 to 2099; 25,569 is 1 January 1970 (ECMA-376, part 1, 18.17.4.1). */
function readSerial(text: string): ReadDate | undefined {
  const days = /^\d{5}$/.test(text) ? Number(text) : 0;
  if (days < 36_526 || days > 73_050) return undefined;
  return { kind: 'serial', date: new Date((days - 25_569) * 86_400_000).toISOString().slice(0, 10) };
}

/** `20251005`. */
function readDigits(text: string): ReadDate | undefined {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
  return day === undefined
    ? undefined
    : dateOf({ year: Number(year), month: Number(month), day: Number(day) });
}

/** `2025-1-5`, `2025/10/05`, `3.10.2026`. */
function readNumbers(text: string): ReadDate | undefined {
  const [, ...first] =
    /^(\d{4})\s?[-/.\u2010-\u2015]\s?(\d{1,2})\s?[-/.\u2010-\u2015]\s?(\d{1,2})$/.exec(text) ?? [];
  if (first.length === 3) {
    const [year = 0, month = 0, day = 0] = first.map(Number);
    const isSwapped = month > 12 && day <= 12;
    return dateOf(isSwapped ? { year, month: day, day: month } : { year, month, day });
  }
  const [, ...last] =
    /^(\d{1,2})\s?[-/.\u2010-\u2015]\s?(\d{1,2})\s?[-/.\u2010-\u2015]\s?(\d{4})$/.exec(text) ?? [];
  if (last.length < 3) return undefined;
  const [one = 0, other = 0, year = 0] = last.map(Number);
  if (one > 12) return dateOf({ year, month: other, day: one });
  if (other > 12 || one === other) return dateOf({ year, month: one, day: other });
  return {
    kind: 'unsure',
    dates: [iso({ year, month: other, day: one }), iso({ year, month: one, day: other })],
  };
}

/** `25-06-25`, `31/03/27`: with a two-digit year of this century last or, between hyphens, first. */
function readShortYear(text: string): ReadDate | undefined {
  const found = /^(\d{2})[-/.](\d{1,2})[-/.](\d{2})$/.exec(text);
  if (!found) return undefined;
  const [one = 0, month = 0, last = 0] = found.slice(1).map(Number);
  const days = [
    { year: 2000 + last, month, day: one },
    ...(text.includes('-')
      ? [{ year: 2000 + one, month, day: last }]
      : [{ year: 2000 + last, month: one, day: month }]),
  ].map(dateOf);
  const dates = [...new Set(days.flatMap((day) => (day.kind === 'day' ? [day.date] : [])))];
  const [first, other, ...others] = dates;
  if (first === undefined || others.length > 0) return undefined;
  return other === undefined ? { kind: 'day', date: first } : { kind: 'unsure', dates: [first, other] };
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `5 October 2025`, `Sunday, 5th of Oct. 2025`, `October 5, 2025`, `5-Oct-2025`. */
function readWords(text: string): ReadDate | undefined {
  const [named = '', weekday] = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,]?\s+/i.exec(text) ?? [];
  const plain = text.toLowerCase().slice(named.length);
  const [, day, word, year] =
    /^(\d{1,2})(?:st|nd|rd|th)?[\s-]*(?:of\s+)?([a-z]{3,9})\.?,?[\s-]*(\d{4})$/.exec(plain) ?? [];
  const [, american, otherDay, otherYear] =
    /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/.exec(plain) ?? [];
  const month = months.indexOf((word ?? american ?? '').slice(0, 3)) + 1;
  if (month === 0) return undefined;
  const read = dateOf({ year: Number(year ?? otherYear), month, day: Number(day ?? otherDay) });
  const isAnother = read.kind === 'day' && weekday !== undefined && !fallsOn(read.date, weekday);
  return isAnother ? { kind: 'unsure', dates: [read.date] } : read;
}

function fallsOn(date: string, weekday: string): boolean {
  const name = new Date(date).toLocaleDateString('en-GB', { weekday: 'short', timeZone: 'UTC' });
  return name.toLowerCase() === weekday.toLowerCase();
}

function dateOf(parts: Parts): ReadDate {
  const { year, month, day } = parts;
  if (month < 1 || month > 12) return { kind: 'no-such-month', month };
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day < 1 || day > days
    ? { kind: 'no-such-day', month, year, days }
    : { kind: 'day', date: iso(parts) };
}

function iso({ year, month, day }: Parts): string {
  return [String(year).padStart(4, '0'), pad(month), pad(day)].join('-');
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
