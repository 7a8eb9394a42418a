/** Nobody plans a website this many years ahead. */
const years = 10;
/** The first web page dates from 1991. https://home.cern/science/computing/birth-web/short-history-web */
const first = 1990;

/** Whether the year of a calendar date (`2062-03-14`) is probably a typo. `day`: the one that counts as today. */
export function isFarDate(date: string, day: string): boolean {
  const year = yearOf(date);
  return year < first || year > yearOf(day) + years;
}

/** The same date with the digits of its year rearranged to a year near `day`: `2026-03-14` for `2062-03-14`. */
export function nearDate(date: string, day: string): string | undefined {
  const digits = sorted(date.slice(0, 4));
  const near = [0, 1, -1, -2, -3, 2].map((years) => String(yearOf(day) + years));
  const year = near.find((one) => sorted(one) === digits);
  return year && `${year}${date.slice(4)}`;
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

function sorted(digits: string): string {
  return [...digits].sort().join('');
}
