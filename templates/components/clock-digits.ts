/** The remaining time on a clock, `8:05`, in the locale's own digits if it has them. */
export function clockDigits(
  { digits, locale = 'en' }: { digits: string; locale?: string | undefined },
  seconds: number,
): string {
  const show = (number: number, minimumIntegerDigits: number) =>
    number.toLocaleString(locale, { minimumIntegerDigits, useGrouping: false });
  return digits
    .replace('{minutes}', show(Math.floor(seconds / 60), 1))
    .replace('{seconds}', show(seconds % 60, 2));
}
