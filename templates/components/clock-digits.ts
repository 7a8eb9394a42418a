import { fillPattern } from './fill-pattern.ts';

/** The time that is left on a clock, `8:05`, in the digits of a locale where that has its own. */
export function clockDigits(
  { digits, locale }: { digits: string; locale?: string | undefined },
  seconds: number,
): string {
  const show = (number: number, minimumIntegerDigits: number) =>
    locale === undefined
      ? String(number).padStart(minimumIntegerDigits, '0')
      : new Intl.NumberFormat(locale, { minimumIntegerDigits, useGrouping: false }).format(number);
  return fillPattern(digits, { minutes: show(Math.floor(seconds / 60), 1), seconds: show(seconds % 60, 2) });
}
