import type { PlanFormat } from '../../../kinds/kind.ts';
import { leftOut, type Planned } from '../../../kinds/planned.ts';
import { calendarDay, startOfDay } from '../../../kinds/zoned-time.ts';
import { written } from '../answers/answer-value.ts';
import type { Context } from '../context/context.ts';
import { dateWords } from '../formats/date-words.ts';
import {
  formatClockTimes,
  formatDate,
  formatDates,
  formatZonedTime,
  shiftZonedTime,
} from '../formats/format-date.ts';
import {
  formatConverted,
  formatMoney,
  formatNumber,
  formatRoundMoney,
  freePrice,
} from '../formats/format-money.ts';

/** The settings that determine how everything is written. */
const locale = ['language', 'locale', 'numbers'];
const money = [...locale, 'currency', 'decimals'];

/** Formatting a value makes the settings for it a dependency. */
export function formatTools(context: Context): PlanFormat {
  const { formats, site } = context;
  const by = <T>(keys: readonly string[], value: T): Planned<T> => ({ ...lookedAt(keys), value });
  const lookedAt = (keys: readonly string[]): Planned<undefined> =>
    context.once(`settings that say how to write: ${keys}`, () =>
      leftOut(...keys.map((key) => written(site.settings.source, [key], context))),
    );
  return {
    money: (amount) => by(money, formatMoney(amount, formats)),
    roundMoney: (amount) => by(money, formatRoundMoney(amount, formats)),
    converted: (amount) => by([...money, 'prices'], formatConverted(amount, formats)),
    free: () => by([], freePrice(formats)),
    number: (value) => by(locale, formatNumber(value, formats)),
    percent: (hundredths) => by(locale, formats.percent.format(hundredths / 100)),
    list: (items) => by(locale, formats.list.format(items)),
    decimals: () => by(['currency', 'decimals', 'prices'], decimalsOf(formats)),
    dateWords: () => by(locale, dateWords(formats.locale)),
    date: (iso, weekday) => by(locale, formatDate(iso, formats, weekday)),
    zonedTime: (date, time, timeZone) =>
      by([...locale, 'clock'], formatZonedTime(date, time, timeZone, formats)),
    laterTime: (iso, minutes, timeZone) =>
      by([...locale, 'clock'], shiftZonedTime(iso, minutes, timeZone, formats)),
    clockTime: (instant, timeZone) => by([...locale, 'clock'], shiftZonedTime(instant, 0, timeZone, formats)),
    clockTimes: (begin, end, timeZone) =>
      by([...locale, 'clock'], formatClockTimes({ begin, end, timeZone }, formats)),
    dates: (first, last) => by(locale, formatDates(first, last, formats)),
    days: (count) => by(locale, formats.days.format(count)),
    dayOf: (instant) => by(['timeZone'], calendarDay(new Date(instant), formats.timeZone)),
    startOfDay: (date) =>
      context.once(`start of ${date}`, () => by(['timeZone'], startOfDay(date, formats.timeZone))),
  };
}

function decimalsOf({ money, convertedIsWhole }: Context['formats']) {
  return { ...money.decimals, converted: convertedIsWhole ? 0 : money.decimals.usual };
}
