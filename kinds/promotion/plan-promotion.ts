import type { Course, Link, Promotion } from '../../schemas/planned.ts';
import { savingPercent } from '../course/price-course.ts';
import { planShopAddress } from '../course/shop-address.ts';
import { fillPlaceholders } from '../fill-placeholders.ts';
import { dayAfter } from '../is-shown-on.ts';
import type { PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { asText, optionalText } from '../read-fields.ts';
import { used } from '../used.ts';
import { promotionText } from './promotion-texts.ts';
import { promotionPrice, promotionValues, savingAgainst } from './promotion-values.ts';
import { runningPromotion } from './running-promotion.ts';

/**
 * The promotion that runs today, if any. Every saving is computed, against the price and against the original price.
 */
export function planPromotion(site: PlanSite): Planned<Promotion | undefined> {
  return gather((take) => {
    const id = take(runningPromotion(site));
    const course = id === undefined ? undefined : take(site.entry<Course>('courses', id), 'course');
    if (id === undefined || !course) return undefined;
    const own = (key: string) => take(promotionText(key, id, site), key) ?? '';
    const word = (key: string) => take(used(site.wording<string>('promotion', key)));
    const code = asText(take(site.written('promotion', 'code')));
    const price = take(promotionPrice(site));
    take(site.name(`courses.${id}.price`), 'was');
    const percentOff = savingPercent(price.amount, course.price.amount);
    const savingNow = take(savingAgainst(course.price, site));
    const original = course.originalPrice;
    const savingOriginal = original && take(savingAgainst(original, site));
    return {
      id: code,
      code,
      title: own('title'),
      text: own('text'),
      course,
      price,
      was: course.price,
      percentOff,
      savingNow,
      ...(savingOriginal && { savingOriginal }),
      savings: [
        fillPlaceholders(word('savingNow'), { saving: savingNow.text }),
        ...(savingOriginal
          ? [fillPlaceholders(word('savingOriginal'), { saving: savingOriginal.text })]
          : []),
      ],
      badge: fillPlaceholders(own('badge'), { percent: take(site.format.number(percentOff)) }),
      enrol: {
        kind: 'link',
        label: own('enrolLabel'),
        emphasis: 'primary',
        ...take(planEnrolLink(course, code, id, site)),
      },
      close: own('close'),
      ...take(planEnd(id, site)),
    };
  });
}

/** As the editor says, else the course in the shop with the code filled in, else where to enrol. */
function planEnrolLink(course: Course, code: string, id: string, site: PlanSite): Planned<Link> {
  return gather((take) => {
    const written = take(promotionText('enrolLink', id, site), 'enrolLink');
    if (written !== undefined && !take(site.isHidden(written))) return take(site.link(written));
    const shopId = optionalText(take(site.writtenIn('courses', id, 'shopId')));
    const address = take(planShopAddress(shopId, site, code));
    return address === undefined ? linkOf(course) : take(site.link(address));
  });
}

/** Without an address for the code, the offer leads to where to enrol. */
function linkOf({ enrol, checkoutHref }: Course): Link {
  return enrol.kind === 'link'
    ? { href: enrol.href, external: enrol.external }
    : { href: checkoutHref, external: false };
}

/** An offer ends at the end of its last day, in the site's zone. */
function planEnd(id: string, site: PlanSite): Planned<Pick<Promotion, 'until' | 'untilText' | 'when'>> {
  return gather((take) => {
    const day = optionalText(take(site.written('promotion', 'until')));
    if (day === undefined) return {};
    const until = take(site.format.startOfDay(dayAfter(day)));
    const untilText = take(promotionValues.untilText?.(id, site) ?? gather(() => ''));
    return { until, untilText: untilText ?? '', when: { until } };
  });
}
