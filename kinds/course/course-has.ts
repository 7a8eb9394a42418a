import type { KindCode } from '../kind.ts';

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
