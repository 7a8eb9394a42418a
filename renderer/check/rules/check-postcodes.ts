import type { Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf } from '../../../diagnostics/fields.ts';
import { postcodeWrong } from '../../../diagnostics/messages/check-contact.ts';
import { locate } from '../../source/locate.ts';
import { isPostcode, meantPostcode } from '../contact/meant-postcode.ts';
import type { Content } from '../content.ts';

const kingdom =
  /^(?:(?:the )?united kingdom|(?:the )?uk|great britain|england|scotland|wales|northern ireland)$/i;

/** Postcodes of UK addresses, by which maps and couriers find them. Other countries have other forms, or none. */
export function checkPostcodes({ visits }: Content, report: Report): void {
  for (const { document, path, value } of visits) {
    const { postcode, country } = fieldsOf(value);
    if (typeof postcode !== 'string' || postcode.includes('{')) continue;
    if (typeof country !== 'string' || !kingdom.test(country.trim()) || isPostcode(postcode)) continue;
    report(postcodeWrong(locate(document.source, [...path, 'postcode']), postcode, meantPostcode(postcode)));
  }
}
