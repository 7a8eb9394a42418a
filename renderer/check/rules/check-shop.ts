import type { Report } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/check-values.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';

/** A course has one address in the shop, and the pattern that its number goes into is there. */
export function checkShop({ collections, site }: Content, report: Report): void {
  for (const { source, value } of collections.get('courses')?.values() ?? []) {
    if (value.shopId === undefined) continue;
    const place = locate(source, ['shopId'], 'key');
    if (value.checkoutUrl !== undefined) report(messages.twoShopAddresses(place));
    if (site.value.shop === undefined) report(messages.noShopAddress(place));
  }
}
