import { ownProperty } from '../../diagnostics/own-property.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { optionalText } from '../read-fields.ts';
import { promotionValues } from './promotion-values.ts';

/** The texts of the promotion that may name its values: `Use {promotion.code} before …`. */
export const promotionTexts = ['title', 'text', 'badge'] as const;

const ownName = /\{promotion\.([A-Za-z]+)\}/g;

/**
 * A text of the promotion in site.yaml, its names filled in. Its own values are filled in here, since asking for them
 * by name depends on whether the promotion runs, which is what is being found out.
 */
export function promotionText(key: string, course: string, site: PlanSite): Planned<string | undefined> {
  return gather((take) => {
    const written = optionalText(take(site.written('promotion', key)));
    if (written === undefined) return undefined;
    const places: Place[] = [site.place(['promotion', key])];
    const filled = written.replace(ownName, (name: string, field: string) => {
      const value = take(textNamed(field, course, site));
      if (value !== undefined) places.push(site.place(['promotion', field]));
      return value ?? name;
    });
    return take(site.text(filled, places));
  });
}

/** Texts that name each other show it as written. */
function textNamed(field: string, course: string, site: PlanSite): Planned<string | undefined> {
  const computed = ownProperty(promotionValues, field);
  if (computed) return computed(course, site);
  return gather((take) => optionalText(take(site.written('promotion', field))));
}
