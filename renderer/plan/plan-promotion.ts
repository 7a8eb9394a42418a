import type { Course, Link, Promotion } from '../../schemas/planned.ts';
import type { SiteProps } from '../../schemas/types.ts';
import { fillPattern } from './fill-references.ts';
import { finishLink } from './finish-address.ts';
import { formatDate, startOfDay } from './format-date.ts';
import { formatRoundMoney } from './format-money.ts';
import { dayAfter, isShown } from './is-shown.ts';
import { promotionFields } from './named-fields.ts';
import { planFieldsOf } from './plan-fields-of.ts';
import type { PageScope, Planned } from './planner.ts';
import { savingPercent, wholeSaving } from './price-course.ts';
import { optionalText } from './read-fields.ts';
import { shopAddress } from './shop-address.ts';

/** The running promotion, if there is one today. Its own texts may name its values: `Use {promotion.code} before {promotion.untilText}`. */
export function planPromotion(page: PageScope): Planned<Promotion> | undefined {
  // Its texts may name it before it is there: those names are filled in the second time.
  const first = planOnce({ ...page, references: { ...page.references, promotion: new Map() } });
  if (!first) return undefined;
  const promotion = promotionFields(first, page.site.settings);
  return planOnce({ ...page, references: { ...page.references, promotion } });
}

/** Every saving is computed, against the price and against the original price. */
function planOnce(page: PageScope): Planned<Promotion> | undefined {
  const { settings } = page.site;
  const written = page.settings.promotion;
  const planned = written && page.collections.courses.get(written.course);
  if (!written || !planned || !isShown(written, page.day)) return undefined;
  const only = { ...settings, value: { promotion: written } };
  const { values, origins } = planFieldsOf<Pick<SiteProps, 'promotion'>>(only, 'site', page);
  const fields = values.promotion;
  if (!fields) return undefined;
  const course = planned.value;
  const round = (amount: number) => formatRoundMoney(amount, page.formats);
  const percentOff = savingPercent(fields.price.amount, course.price.amount);
  const savingNow = round(wholeSaving(fields.price.amount, course.price.amount));
  const savingOriginal =
    course.originalPrice && round(wholeSaving(fields.price.amount, course.originalPrice.amount));
  const enrolLink = fields.enrolLink ?? planOfferLink(written, page) ?? linkOf(course);
  const words = page.wording.promotion;
  const promotion: Promotion = {
    id: fields.code,
    code: fields.code,
    title: fields.title,
    text: fields.text,
    course,
    price: fields.price,
    was: course.price,
    percentOff,
    savingNow,
    ...(savingOriginal && { savingOriginal }),
    savings: [
      fillPattern(words.savingNow, { saving: savingNow.text }),
      ...(savingOriginal ? [fillPattern(words.savingOriginal, { saving: savingOriginal.text })] : []),
    ],
    badge: fillPattern(fields.badge, { percent: String(percentOff) }),
    enrol: { kind: 'link', label: fields.enrolLabel, emphasis: 'primary', ...enrolLink },
    close: fields.close,
    ...(written.until && planEnd(written.until, fields.untilText ?? '', page)),
  };
  return {
    value: promotion,
    origins: origins.map((origin) => ({ ...origin, path: origin.path.replace(/^promotion\//, '') })),
  };
}

/** The course in the shop with the code already filled in. */
function planOfferLink(
  { course, code }: { course: string; code: string },
  page: PageScope,
): Link | undefined {
  const id = optionalText(page.everything.collections.get('courses')?.get(course)?.value.shopId);
  const address = shopAddress(id, page.settings, code);
  return address === undefined ? undefined : finishLink(address, page.address);
}

/** Without an address for the code, the offer leads to where the course is enrolled on. */
function linkOf({ enrol, checkoutHref }: Course): Link {
  return enrol.kind === 'link'
    ? { href: enrol.href, external: enrol.external }
    : { href: checkoutHref, external: false };
}

/** An offer that runs until a day runs to the end of that day, in the site's zone. */
function planEnd(
  day: string,
  pattern: string,
  page: PageScope,
): Pick<Promotion, 'until' | 'untilText' | 'when'> {
  const until = startOfDay(dayAfter(day), page.settings.timeZone);
  const untilText = fillPattern(pattern, { date: formatDate(day, page.formats).text });
  return { until, untilText, when: { until } };
}
