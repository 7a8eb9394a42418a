import type { Report } from '../../diagnostics/diagnostic.ts';
import type { JudgedSite } from '../judged.ts';
import { laterPlace } from '../later-place.ts';
import * as messages from './messages.ts';

/** A course has one address in the shop, and the pattern that its number goes into is there. */
export function checkShop({ entries, settings }: JudgedSite, report: Report): void {
  for (const { place, value } of entries('course')) {
    if (value.shopId === undefined) continue;
    const key = place(['shopId'], 'key');
    if (value.checkoutUrl !== undefined)
      report(messages.twoShopAddresses(laterPlace(key, place(['checkoutUrl'], 'key'))));
    if (settings.value.shop === undefined) report(messages.noShopAddress(key));
  }
}
