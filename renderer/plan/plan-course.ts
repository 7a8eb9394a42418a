import type { Course, Link, Money, Picture } from '../../schemas/planned.ts';
import type { CourseProps } from '../../schemas/types.ts';
import type { Entry } from '../model/site.ts';
import { checkoutAddress, coursePageAddress } from './course-addresses.ts';
import { withoutDetails } from './course-details.ts';
import { fillPattern } from './fill-references.ts';
import { finishLink } from './finish-address.ts';
import { formatMoney, formatRoundMoney } from './format-money.ts';
import { courseFields } from './named-fields.ts';
import { planCourseArt } from './plan-course-art.ts';
import { planFieldsOf } from './plan-fields-of.ts';
import type { PageScope, Planned } from './planner.ts';
import { instalmentTotal, monthlyInstalment, savingPercent, wholeSaving } from './price-course.ts';
import { shopAddress } from './shop-address.ts';

/** A course as every page shows it: the one place where its price, saving, instalment and enrol button come from. Its texts may name its own values: `{course.duration}`. */
export function planCourse(entry: Entry, page: PageScope): Planned<Course> {
  const first = planOnce(entry, page);
  if (!JSON.stringify(first.value).includes('{course.')) return first;
  const own = courseFields(first, entry, page.wording.course.locationOpen);
  const current = new Map([...page.references.current, ['course', own] as const]);
  return planOnce(entry, { ...page, references: { ...page.references, current } });
}

function planOnce(entry: Entry, page: PageScope): Planned<Course> {
  const card: Entry = { ...entry, value: withoutDetails(entry.value) };
  const { values, origins, remember } = planFieldsOf<CourseProps>(card, 'course', page);
  const words = page.wording.course;
  const reference = planReferencePrice(values, page);
  const instalment = values.payLater ? planInstalment(values.price, values.instalment, page) : undefined;
  const checkoutHref = checkoutAddress(entry.id, page);
  const enrolLink = planEnrolLink(values, page) ?? { href: checkoutHref, external: false };
  const href = coursePageAddress(entry.id, page);
  const course: Course = {
    id: entry.id,
    title: values.title,
    subtitle: values.subtitle,
    price: values.price,
    ...reference,
    ...(instalment && { instalment }),
    duration: values.duration,
    students: fillPattern(words.students, { count: values.students }),
    rating: fillPattern(words.rating, { rating: String(values.rating) }),
    features: values.features,
    ...(values.badge !== undefined && { badge: values.badge }),
    popular: values.popular ?? false,
    ...(values.location !== undefined && { location: values.location }),
    payLater: values.payLater,
    ...planFooter(values, page),
    picture: values.picture ?? planCoursePicture(entry, values, page),
    enrol: {
      kind: 'link',
      label: values.enrolLabel ?? words.enrol,
      emphasis: 'primary',
      ...enrolLink,
    },
    checkoutHref,
    ...(href !== undefined && { href }),
    ...(values.guarantee === false && { withoutGuarantee: true }),
    searchText: [values.title, values.subtitle, ...values.features].join(' ').toLowerCase(),
    category: values.category,
    ...(values.field !== undefined && { field: values.field }),
    ...(values.format !== undefined && { format: values.format }),
    labels: { ...words.labels, popular: words.popular },
  };
  if (reference) {
    remember('saving/text', reference.saving.text, ['price'], ['originalPrice']);
    remember('originalPriceNote', reference.originalPriceNote, ['originalPrice'], ['originalPriceSince']);
  }
  if (instalment) {
    const written = [values.instalment ? 'instalment' : 'price'];
    remember('instalment/text', instalment.text, written);
    remember('instalment/totalText', instalment.totalText, written);
  }
  remember('enrol/href', enrolLink.href, [values.shopId ? 'shopId' : 'checkoutUrl']);
  remember('checkoutHref', checkoutHref, []);
  remember('students', course.students, ['students']);
  remember('rating', course.rating, ['rating']);
  return { value: course, origins };
}

/** Where the shop sells the course; nothing where students enrol in the checkout of this site. */
function planEnrolLink({ checkoutUrl, shopId }: CourseProps, page: PageScope): Link | undefined {
  const address = shopAddress(shopId, page.settings);
  return checkoutUrl ?? (address === undefined ? undefined : finishLink(address, page.address));
}

type ReferencePrice = Required<Pick<Course, 'originalPrice' | 'originalPriceNote' | 'saving'>>;

/**
 * The struck-through price with the saving. Nothing where the course is free, where it was never dearer, and where
 * nobody says since when students paid it: a price that cannot be dated must not be compared with.
 */
function planReferencePrice(values: CourseProps, page: PageScope): ReferencePrice | undefined {
  const { price, originalPrice: original, originalPriceSince: since } = values;
  if (!original || !since || price.free) return undefined;
  const saved = wholeSaving(price.amount, original.amount);
  if (saved <= 0) return undefined;
  const words = page.wording.course;
  const money = formatRoundMoney(saved, page.formats);
  return {
    originalPrice: original,
    originalPriceNote: fillPattern(words.originalPriceSince, { price: original.text, date: since.text }),
    saving: {
      money,
      percent: savingPercent(price.amount, original.amount),
      text: fillPattern(words.save, { saving: money.text }),
    },
  };
}

/** That one can start at once is only said of courses whose file says so. */
function planFooter({ startsAtOnce, payLater }: CourseProps, page: PageScope): Pick<Course, 'footer'> {
  const words = page.wording.course.footer;
  if (startsAtOnce) return { footer: payLater ? words.both : words.startsAtOnce };
  return payLater ? { footer: words.payLater } : {};
}

function planInstalment(price: Money, own: Money | undefined, page: PageScope): Course['instalment'] {
  if (price.free) return undefined;
  const count = page.settings.checkout.instalments ?? 4;
  const money = own ?? formatMoney(monthlyInstalment(price.amount, count), page.formats);
  const total = formatMoney(instalmentTotal(money.amount, count), page.formats);
  const shown = { amount: money.text, count: String(count), total: total.text };
  const words = page.wording.course;
  return {
    money,
    count,
    text: fillPattern(words.perMonth, shown),
    total,
    totalText: fillPattern(words.instalmentTotal, shown),
    note: words.lenderNote,
  };
}

function planCoursePicture(entry: Entry, values: CourseProps, page: PageScope): Picture {
  const shared = page.settings.coursePictures?.[values.category];
  return shared ? page.picture(shared.src, shared.alt) : planCourseArt(entry, values, page);
}
