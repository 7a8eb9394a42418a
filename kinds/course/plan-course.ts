import type { CountedText, Course, Picture } from '../../schemas/planned.ts';
import type { CourseProps } from '../../schemas/types.ts';
import { fillPlaceholders } from '../fill-placeholders.ts';
import type { PlanEntry, PlanSite } from '../kind.ts';
import { madeOf } from '../made-of.ts';
import { gather, type Planned } from '../planned.ts';
import { optionalText } from '../read-fields.ts';
import { used } from '../used.ts';
import { coursePageHref, hasOnePage } from './course-addresses.ts';
import { planCourseArt } from './plan-course-art.ts';
import { type Enrolment, planEnrolment } from './plan-enrolment.ts';
import { planInstalment } from './plan-instalment.ts';
import { planReferencePrice } from './plan-reference-price.ts';
import { studentsText } from './students-text.ts';

/** Fields that every page shows; the course's own page shows the rest. */
const cardFields = [
  'title',
  'subtitle',
  'category',
  'price',
  'originalPrice',
  'originalPriceSince',
  'payLater',
  'instalment',
  'duration',
  'students',
  'rating',
  'features',
  'badge',
  'popular',
  'location',
  'field',
  'format',
  'startsAtOnce',
  'shopId',
  'checkoutUrl',
  'enrolLabel',
  'picture',
  'guarantee',
  'art',
] as const satisfies readonly (keyof CourseProps)[];

/** A course as every page shows it: the only source of its price, saving, instalment and enrol button. */
export function planCourse(entry: PlanEntry, site: PlanSite): Planned<Course> {
  return gather((take) => {
    const values = take(entry.fields<CourseProps>(...cardFields));
    const word = (...path: string[]) => take(used(site.wording<string>('course', ...path)));
    const reference = take(planReferencePrice(values, site));
    const instalment = take(planInstalment(values, site));
    const enrolment = take(planEnrolment(entry, values, site));
    const href = take(coursePageHref(entry.id, site));
    const isNoShop = enrolment.link.href === enrolment.checkoutHref;
    const leadsToItself = isNoShop && take(hasOnePage(site));
    const footer = take(planFooter(values, site));
    const labels = take(used(site.wording<Course['labels']>('course', 'labels')));
    const course: Course = {
      id: entry.id,
      title: values.title,
      subtitle: values.subtitle,
      price: values.price,
      ...reference,
      ...(instalment && { instalment }),
      duration: values.duration,
      ...(values.students !== undefined && {
        students: studentsText(take(used(site.wording<CountedText>('course', 'students'))), values.students),
      }),
      ...(values.rating !== undefined && {
        rating: fillPlaceholders(word('rating'), { rating: take(site.format.number(values.rating)) }),
      }),
      features: values.features,
      ...(values.badge !== undefined && { badge: values.badge }),
      popular: values.popular ?? false,
      ...(values.location !== undefined && { location: values.location }),
      payLater: values.payLater,
      ...(footer !== undefined && { footer }),
      picture: take(planCoursePicture(entry, values, site), 'picture'),
      enrol: {
        kind: 'link',
        label: values.enrolLabel ?? word('enrol'),
        emphasis: 'primary',
        ...enrolment.link,
      },
      checkoutHref: enrolment.checkoutHref,
      ...(href !== undefined && { href }),
      ...(leadsToItself && { withoutEnrolment: true }),
      ...(values.guarantee === false && { withoutGuarantee: true }),
      searchText: [values.title, values.subtitle, ...values.features].join(' ').toLowerCase(),
      category: values.category,
      ...(values.field !== undefined && { field: values.field }),
      ...(values.format !== undefined && { format: values.format }),
      labels: { ...labels, popular: word('popular') },
    };
    take(computedOrigins(course, enrolment, values, entry));
    return course;
  });
}

/** The source lines of the computed values. */
function computedOrigins(
  course: Course,
  { link, checkoutHref }: Enrolment,
  values: CourseProps,
  entry: PlanEntry,
): Planned<undefined> {
  return gather((take) => {
    const remember = (at: string, text: string, ...keys: (keyof CourseProps)[]) =>
      take(madeOf(text, keys, entry), at);
    const { saving, originalPriceNote, instalment } = course;
    if (saving) {
      remember('saving/text', saving.text, 'price', 'originalPrice');
      remember('saving/money/text', saving.money.text, 'price', 'originalPrice');
    }
    if (originalPriceNote !== undefined)
      remember('originalPriceNote', originalPriceNote, 'originalPrice', 'originalPriceSince');
    if (instalment) {
      const written = values.instalment ? 'instalment' : 'price';
      remember('instalment/text', instalment.text, written);
      remember('instalment/money/text', instalment.money.text, written);
      remember('instalment/total/text', instalment.total.text, written);
      remember('instalment/totalText', instalment.totalText, written);
    }
    remember('enrol/href', link.href, values.shopId ? 'shopId' : 'checkoutUrl');
    remember('checkoutHref', checkoutHref);
    if (course.students !== undefined) remember('students', course.students, 'students');
    if (course.rating !== undefined) remember('rating', course.rating, 'rating');
    return undefined;
  });
}

/** Only courses whose file says so are announced as starting at once. */
function planFooter(
  { startsAtOnce, payLater }: Pick<CourseProps, 'startsAtOnce' | 'payLater'>,
  site: PlanSite,
): Planned<string | undefined> {
  return gather((take) => {
    const key = startsAtOnce ? (payLater ? 'both' : 'startsAtOnce') : payLater ? 'payLater' : undefined;
    return key && optionalText(take(used(site.wording('course', 'footer', key))));
  });
}

/** The course's own picture, that of its category, or a drawing. */
function planCoursePicture(entry: PlanEntry, course: CourseProps, site: PlanSite): Planned<Picture> {
  return gather((take) => {
    if (course.picture) return course.picture;
    const shared = take(site.setting<Picture>('coursePictures', course.category));
    return shared ?? take(planCourseArt(entry, course, site));
  });
}
