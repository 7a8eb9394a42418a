/** How many milliseconds a day has where there is no summer time. */
export const dayLength = 864e5;

/** The day of a moment by the visitor’s own calendar, as a whole number since 1 January 1970. */
export function dayOf(now: Date): number {
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / dayLength;
}

/** “4 January”, or in full “Monday 4 January 2027”, in the language of the page. Browsers differ in the comma after the weekday: it is left out. */
export function nameDay(
  day: number,
  full?: 'full',
  language: string = document.documentElement.lang,
): string {
  const options = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const more = full && ({ weekday: 'long', year: 'numeric' } as const);
  return new Date(day * dayLength).toLocaleDateString(language, { ...options, ...more }).replace(',', '');
}
