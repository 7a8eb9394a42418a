import { fieldsOf } from '../../../diagnostics/fields.ts';
import type { Entry, Site } from '../../model/site.ts';
import { settingsOf } from '../context/settings-of.ts';
import { createFormats, type Formats } from './formats.ts';

/** How the site writes amounts, numbers, dates and times. `own`: the language of some of its pages, if it isn’t that of the site. */
export function formatsOf(site: Site, wording: Entry | undefined, own?: { locale: string }): Formats {
  const { language, locale = language, numbers, currency, decimals, timeZone, clock } = settingsOf(site);
  const { roundTo } = fieldsOf(site.settings.value.prices);
  const { free, converted } = fieldsOf(wording?.value.money);
  return createFormats({
    ...(own ?? { locale, numbers }),
    currency,
    decimals,
    timeZone,
    clock,
    freeWord: typeof free === 'string' ? free : '',
    ...(typeof converted === 'string' && { convertedPattern: converted }),
    convertedIsWhole: Number.isInteger(roundTo),
  });
}
