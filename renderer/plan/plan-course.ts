import type { Course, Money, Picture } from '../../schemas/planned.ts';
import type { CourseProps } from '../../schemas/types.ts';
import type { Entry } from '../model/site.ts';
import { fillPattern } from './fill-references.ts';
import { finishAddress } from './finish-address.ts';
import { formatMoney, formatRoundMoney } from './format-money.ts';
import { planFieldsOf } from './plan-fields-of.ts';
import type { PageScope, Planned } from './planner.ts';
import { monthlyInstalment, savingPercent, wholeSaving } from './price-course.ts';

/** A course as every page shows it: the one place where its price, saving, instalment and enrol button come from. */
export function planCourse(entry: Entry, page: PageScope): Planned<Course> {
  const { values, origins, remember } = planFieldsOf<CourseProps>(entry, 'course', page);
  const words = page.wording.course;
  const saving = planSaving(values.price, values.originalPrice, page);
  const instalment = values.payLater ? planInstalment(values.price, values.instalment, page) : undefined;
  const checkoutHref = checkoutAddress(entry.id, page);
  const course: Course = {
    id: entry.id,
    title: values.title,
    subtitle: values.subtitle,
    price: values.price,
    ...(saving && { originalPrice: values.originalPrice, saving }),
    ...(instalment && { instalment }),
    duration: values.duration,
    students: fillPattern(words.students, { count: values.students }),
    rating: fillPattern(words.rating, { rating: String(values.rating) }),
    features: values.features,
    ...(values.badge !== undefined && { badge: values.badge }),
    popular: values.popular ?? false,
    location: values.location ?? words.online,
    payLater: values.payLater,
    footer: values.payLater ? words.footerPayLater : words.footerStandard,
    picture: values.picture ?? planCoursePicture(values, page),
    enrol: {
      kind: 'link',
      label: values.enrolLabel ?? words.enrol,
      emphasis: 'primary',
      ...(values.checkoutUrl ?? { href: checkoutHref, external: false }),
    },
    checkoutHref,
    searchText: [values.title, values.subtitle, ...values.features].join(' ').toLowerCase(),
    labels: { ...words.labels, popular: words.popular },
  };
  if (saving) remember('saving/text', saving.text, ['price'], ['originalPrice']);
  if (instalment) remember('instalment/text', instalment.text, [values.instalment ? 'instalment' : 'price']);
  remember('enrol/href', values.checkoutUrl?.href ?? checkoutHref, ['checkoutUrl']);
  remember('checkoutHref', checkoutHref, []);
  remember('students', course.students, ['students']);
  remember('rating', course.rating, ['rating']);
  return { value: course, origins };
}

/** Nothing where the course is free or the original price is not above the price. */
function planSaving(price: Money, original: Money | undefined, page: PageScope): Course['saving'] {
  if (!original || price.free) return undefined;
  const saved = wholeSaving(price.amount, original.amount);
  if (saved <= 0) return undefined;
  const money = formatRoundMoney(saved, page.money);
  return {
    money,
    percent: savingPercent(price.amount, original.amount),
    text: fillPattern(page.wording.course.save, { saving: money.text }),
  };
}

function planInstalment(price: Money, own: Money | undefined, page: PageScope): Course['instalment'] {
  if (price.free) return undefined;
  const count = page.settings.checkout.instalments ?? 4;
  const money = own ?? formatMoney(monthlyInstalment(price.amount, count), page.money);
  return {
    money,
    count,
    text: fillPattern(page.wording.course.perMonth, { amount: money.text, count: String(count) }),
    note: page.wording.course.lenderNote,
  };
}

function planCoursePicture(values: CourseProps, page: PageScope): Picture {
  const { src, alt } = page.settings.coursePictures[values.category];
  return page.picture(src, alt);
}

/** The address of the page that the checkout's route makes for a course. */
function checkoutAddress(id: string, page: PageScope): string {
  const route = page.settings.routes.find((candidate) => candidate.collection === 'courses');
  return finishAddress((route?.path ?? '/').replace(/:\w+/, id), page.address);
}
