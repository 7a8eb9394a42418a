import type { Report } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/check-values.ts';
import type { Needs } from '../../../kinds/judged.ts';
import { gather, type Planned, shown } from '../../../kinds/planned.ts';
import type { Money } from '../../../schemas/planned.ts';
import { locate } from '../../source/locate.ts';
import type { CheckedSite, CheckedValue } from '../checked.ts';
import type { Meaning } from '../meaning.ts';
import { isTooFine, mostDecimals } from '../most-decimals.ts';
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

/** Yen have no hundredths. */
function check({ document, path, value }: CheckedValue, { settings }: CheckedSite, report: Report): void {
  const { currency } = settings;
  if (typeof value !== 'number' || typeof currency !== 'string' || !isTooFine(value, currency)) return;
  const place = locate(document.source, path);
  report(messages.amountTooFine(place, { amount: value, currency, most: mostDecimals(currency) }));
}

function plan({ value }: WrittenValue, { format, place, isConverted }: Planning): Planned<Money> {
  return gather((take) => {
    const written = take(typeof value === 'number' ? format.money(value) : format.free());
    const money = isConverted() ? take(format.converted(written)) : written;
    return take(shown(money, money.text, [place()]));
  });
}

/** The currency stands in site.yaml, the word for free in the wording. */
function needsOf(value: unknown): Needs {
  return typeof value === 'number' ? { settings: ['currency'] } : { wording: ['money'] };
}
