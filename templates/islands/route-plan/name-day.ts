/** Milliseconds of a day without a clock change. */
export const dayLength = 864e5;

/** The day of a moment in the visitor’s calendar, as a whole number since 1 January 1970. */
export function dayOf(now: Date): number {
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / dayLength;
}

/** “4 January”, or in full “Monday, 4 January 2027”, in the locale in which the build writes dates. */
export function nameDay(day: number, locale: string, full?: 'full'): string {
  const style = full ? ({ dateStyle: 'full' } as const) : ({ day: 'numeric', month: 'long' } as const);
  return new Date(day * dayLength).toLocaleDateString(locale, { ...style, timeZone: 'UTC' });
}
