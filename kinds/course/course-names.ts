import type { CountedText } from '../../schemas/planned.ts';
import type { CourseProps } from '../../schemas/types.ts';
import { computedAmount } from '../computed-amount.ts';
import { fillPlaceholders } from '../fill-placeholders.ts';
import type { KindCode, PlanEntry } from '../kind.ts';
import { named } from '../named.ts';
import type { Planned } from '../planned.ts';
import { used } from '../used.ts';
import { planPayment } from './plan-instalment.ts';
import { savingOf } from './plan-reference-price.ts';
import { studentsText } from './students-text.ts';

/**
 * What texts may say about a course: `{courses.oet-comprehensive.price}`, `{course.saving}`. Each reads only the fields
 * that it is computed from, so that the texts of a course may name it. Computed values have the origin of the number
 * that they are computed from.
 */
export const courseNames: NonNullable<KindCode['names']> = {
  price: (entry) => named(['price'], entry, (take) => take(fieldsOf(entry, 'price')).price.text),
  /** A course that was never dearer still has a price, so a text that names it doesn't break. */
  originalPrice: (entry) =>
    named(['originalPrice'], entry, (take) => {
      const prices = take(fieldsOf(entry, 'price', 'originalPrice', 'originalPriceSince'));
      const isShown = savingOf(prices) !== undefined;
      return ((isShown && prices.originalPrice) || prices.price).text;
    }),
  saving: (entry, site) =>
    named(['originalPrice'], entry, (take) => {
      const prices = take(fieldsOf(entry, 'price', 'originalPrice', 'originalPriceSince'));
      const saved = savingOf(prices);
      if (saved === undefined) return undefined;
      return take(computedAmount(site.format.roundMoney(saved), [prices.price], site)).text;
    }),
  instalment: (entry, site) =>
    named(
      ['price'],
      entry,
      (take) => take(planPayment(take(fieldsOf(entry, 'price', 'payLater', 'instalment')), site))?.money.text,
    ),
  students: (entry, site) =>
    named(['students'], entry, (take) => {
      const { students } = take(fieldsOf(entry, 'students'));
      if (students === undefined) return undefined;
      const pattern = take(used(site.wording<CountedText>('course', 'students')));
      return studentsText(pattern, students);
    }),
  rating: (entry, site) =>
    named(['rating'], entry, (take) => {
      const { rating } = take(fieldsOf(entry, 'rating'));
      if (rating === undefined) return undefined;
      const pattern = take(used(site.wording<string>('course', 'rating')));
      return fillPlaceholders(pattern, { rating: take(site.format.number(rating)) });
    }),
  /** If nobody has given a location, words that say so. */
  location: (entry, site) =>
    named(['location'], entry, (take) => {
      const { location } = take(fieldsOf(entry, 'location'));
      return location ?? take(used(site.wording<string>('course', 'locationOpen')));
    }),
};

function fieldsOf<K extends keyof CourseProps>(
  entry: PlanEntry,
  ...keys: readonly (K & string)[]
): Planned<Pick<CourseProps, K>> {
  return used(entry.fields<Pick<CourseProps, K>>(...keys));
}

/**
 * A saving needs an earlier, higher price with its date; an instalment, a price that can be paid in parts. The number
 * of students and their rating can't be computed.
 */
export const courseHas: NonNullable<KindCode['has']> = {
  saving: ({ price, originalPrice, originalPriceSince }) =>
    originalPriceSince !== undefined && Number(originalPrice) > Number(price),
  students: ({ students }) => students !== undefined,
  rating: ({ rating }) => rating !== undefined,
  instalment: ({ payLater, price }) => payLater === true && typeof price === 'number',
};
