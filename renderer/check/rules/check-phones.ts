import type { Report } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/check-values.ts';
import { locate } from '../../source/locate.ts';
import type { Content, Visit } from '../content.ts';

/**
 * A telephone number can be called from anywhere: values whose schema has the `format` phone. It is shown as it is
 * written, since each country groups its digits in its own way; of them ITU-T E.164 says that there are at most 15,
 * beginning with the code of the country.
 */
export function checkPhones({ visits }: Content, report: Report): void {
  for (const visit of visits)
    if (visit.schema.format === 'phone' && typeof visit.value === 'string' && visit.value !== '')
      checkPhone(visit, visit.value, visits, report);
}

function checkPhone({ document, path }: Visit, written: string, all: readonly Visit[], report: Report): void {
  const place = () => locate(document.source, path);
  if (!/^\+?[(0-9][0-9 ().-]*$/.test(written) || !isLikely(written))
    report(messages.noPhone(place(), written));
  else if (!written.startsWith('+'))
    report(messages.phoneWithoutCountry(place(), written, withCode(written, all)));
  else if (/\(0\)|^\+0/.test(written))
    report(messages.phoneWithZero(place(), written, written.replace(/ ?\(0\) ?/, ' ')));
}

function isLikely(written: string): boolean {
  const { length } = written.replace(/\D/g, '');
  return length >= 7 && length <= 15;
}

/** `+44 20 7946 0142` for `020 7946 0142`, where another number of the site says which country that is. `00` stands for the plus. */
function withCode(written: string, all: readonly Visit[]): string | undefined {
  if (written.startsWith('00')) return `+${written.slice(2)}`;
  const [code] = all.flatMap(({ schema, value }) =>
    schema.format === 'phone' ? (/^\+[1-9][0-9]{0,2}(?= )/.exec(String(value)) ?? []) : [],
  );
  return code && `${code} ${written.replace(/^\(?0/, '')}`.replace(/^([^(]*)\)/, '$1');
}
