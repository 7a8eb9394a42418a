import type { Report } from '../../../diagnostics/diagnostic.ts';
import { amountOfNothing } from '../../../diagnostics/messages/check-amounts.ts';
import * as messages from '../../../diagnostics/messages/check-values.ts';
import { isTooFine, mostDecimals } from '../../../kinds/most-decimals.ts';
import { gather, type Planned, shown } from '../../../kinds/planned.ts';
import type { Needs } from '../../../kinds/rule-site.ts';
import type { Money } from '../../../schemas/planned.ts';
import { locate } from '../../source/locate.ts';
import type { CheckedValue, SiteToCheck } from '../checked.ts';
import type { Meaning } from '../meaning.ts';
import type { Planning, WrittenValue } from '../planning.ts';

/** An amount in the currency of the site, or the word Free. */
export const money: Meaning = {
  name: 'money',
  type: () => 'Money',
  holdsNames: false,
  check,
  plan,
  example: 49.99,
  control: 'number',
  site: needsOf,
  annotations: [],
};

/** Yen have no hundredths; a price of nothing is stated in words. */
function check(
  { document, path, schema, value }: CheckedValue,
  { settings }: SiteToCheck,
  report: Report,
): void {
  const { currency } = settings;
  if (typeof value !== 'number') return;
  const place = locate(document.source, path);
  if (value === 0) report(amountOfNothing(place, String(path.at(-1)), typesOf(schema).includes('string')));
  if (typeof currency === 'string' && isTooFine(value, currency))
    report(messages.amountTooFine(place, { amount: value, currency, most: mostDecimals(currency) }));
}

function typesOf({ type }: CheckedValue['schema']): readonly unknown[] {
  return Array.isArray(type) ? type : [type];
}

function plan({ value }: WrittenValue, { format, place, isConverted }: Planning): Planned<Money> {
  return gather((take) => {
    const written = take(typeof value === 'number' ? format.money(value) : format.free());
    const money = isConverted() ? take(format.converted(written)) : written;
    return take(shown(money, money.text, [place()]));
  });
}

/** The currency is in site.yaml, the word for free in the wording. */
function needsOf(value: unknown): Needs {
  return typeof value === 'number' ? { settings: ['currency'] } : { wording: ['money'] };
}
