import type { Report } from '../../diagnostics/diagnostic.ts';
import { isDay } from '../is-day.ts';
import { laterPlace } from '../later-place.ts';
import { asText } from '../read-fields.ts';
import type { RuleFile, RuleSite } from '../rule-site.ts';
import { twoShopAddresses } from './messages.generated.ts';
import * as messages from './messages.ts';

/** A course has one address in the shop, shared with no other course, and the pattern for its number exists. */
export function checkShop({ entries, settings }: RuleSite, report: Report): void {
  const taken = new Map<string, RuleFile[]>();
  // By id, so that a copy (`theory-2`) comes after its original (`theory`).
  for (const course of entries('course').toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const { place, value } = course;
    if (value.shopId === undefined) continue;
    const key = place(['shopId'], 'key');
    if (value.checkoutUrl !== undefined)
      report(twoShopAddresses(laterPlace(key, place(['checkoutUrl'], 'key'))));
    if (settings.value.shop === undefined) report(messages.noShopAddress(key));
    if (typeof value.shopId !== 'string' || value.checkoutUrl !== undefined) continue;
    const others = taken.get(value.shopId) ?? [];
    const other = others.find((one) => areBothShown(one, course));
    if (other) {
      const [here, there] = [place(['shopId']), other.place(['shopId'])];
      report(
        messages.sameShopNumber(here, { number: value.shopId, title: asText(other.value.title), there }),
      );
    }
    taken.set(value.shopId, [...others, course]);
  }
}

/**
 * A course may take over the number of another that is gone by then. Files whose names differ only in case are reported
 * elsewhere.
 */
function areBothShown(one: RuleFile, other: RuleFile): boolean {
  if (one.value.draft === true || other.value.draft === true) return false;
  if (one.id.toLowerCase() === other.id.toLowerCase()) return false;
  return !isGoneBefore(one, other) && !isGoneBefore(other, one);
}

function isGoneBefore({ value: { until } }: RuleFile, { value: { from } }: RuleFile): boolean {
  return isDay(until) && isDay(from) && until < from;
}
