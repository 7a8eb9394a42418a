import { type Fields, fieldsOf } from '../../diagnostics/fields.ts';
import { ownProperty } from '../../diagnostics/own-property.ts';
import type { FrameParts, Promotion } from '../../schemas/planned.ts';
import { fillPlaceholders } from '../fill-placeholders.ts';
import type { FramedPage, KindCode, PlanSite } from '../kind.ts';
import { named } from '../named.ts';
import { gather, type Planned } from '../planned.ts';
import { asText } from '../read-fields.ts';
import { used } from '../used.ts';
import { without } from '../without.ts';
import {
  checkMovedEnd,
  checkPromotion,
  checkPromotionDays,
  checkPromotionTexts,
} from './check-promotions.ts';
import { planPromotion } from './plan-promotion.ts';
import { promotionText, promotionTexts } from './promotion-texts.ts';
import { percentOff, promotionValues } from './promotion-values.ts';
import { runningPromotion } from './running-promotion.ts';

/** An offer of site.yaml: for some days a code lowers the price of a course. It has no folder. */
export const promotion: KindCode = {
  rules: [checkPromotion, checkPromotionTexts],
  dayRules: [checkPromotionDays],
  editRules: [checkMovedEnd],
  shared: {
    promotion: {
      plan: planPromotion,
      name: namePromotion,
      fields: fieldsOfPromotion,
      life: (running: Promotion) => running.when ?? {},
    },
  },
  frame: planFramePromotion,
  frameOn: withoutForeignOffer,
};

/** The last day is available only if the offer has one. */
function fieldsOfPromotion(settings: Fields): string[] {
  const { until, ...rest } = fieldsOf(settings.promotion);
  if (until === undefined && Object.keys(rest).length === 0) return [];
  const { untilText, ...values } = promotionValues;
  return ['title', ...Object.keys(until === undefined ? values : { ...values, untilText })];
}

/** The value of `{promotion.price}`, with the line of its name as origin. */
function namePromotion(field: string, site: PlanSite): Planned<string | undefined> {
  return named(['promotion', field], site, (take) => {
    const course = take(runningPromotion(site));
    if (course === undefined) return undefined;
    const value = ownProperty(promotionValues, field);
    if (value) return take(value(course, site));
    if (!promotionTexts.some((one) => one === field)) return undefined;
    const shown = take(used(promotionText(field, course, site)));
    if (shown === undefined || field !== 'badge') return shown;
    return fillPlaceholders(shown, { percent: take(site.format.number(take(percentOff(course, site)))) });
  });
}

function planFramePromotion(site: PlanSite): Planned<Pick<FrameParts, 'promotion'>> {
  return gather((take) => {
    const running = take(site.shared<Promotion>('promotion'), 'promotion');
    return running ? { promotion: running } : {};
  });
}

/**
 * Nothing leads away from the checkout, and a course's page (made for it, or with its price card) offers only that
 * course.
 */
function withoutForeignOffer<F extends object>(frame: F, { plain, current, sections }: FramedPage): F {
  const offered = fieldsOf(fieldsOf(fieldsOf(frame).promotion).course).id;
  const own = current?.kind === 'courses' ? [current.id] : [];
  const sold = sections.flatMap(({ kind, props }) =>
    kind === 'price-card' ? [asText(fieldsOf(props.course).id)] : [],
  );
  const isForeign = [...own, ...sold].some((id) => id !== offered);
  return plain || isForeign ? without(frame, 'promotion') : frame;
}
