import type { DateWords } from '../../../schemas/planned.ts';

export function dateWords(locale: string): DateWords {
  return { locale, firstDay: firstDayOf(locale) };
}

/** 0 for Sunday. `Intl` counts from Monday: 1 to 7. */
function firstDayOf(tag: string): number {
  const locale = new Intl.Locale(tag);
  const ask: unknown = Reflect.get(locale, 'getWeekInfo');
  // A property in Node 20 and 22, a function in later versions.
  const info: unknown = typeof ask === 'function' ? ask.call(locale) : Reflect.get(locale, 'weekInfo');
  const first: unknown = typeof info === 'object' && info !== null ? Reflect.get(info, 'firstDay') : 1;
  return typeof first === 'number' ? first % 7 : 1;
}
