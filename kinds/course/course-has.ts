import type { KindCode } from '../kind.ts';

/**
 * A saving needs a price before that was dearer and has its day; an instalment, a price that can be paid in parts. How
 * many took the course and what they thought of it, nobody can work out.
 */
export const courseHas: NonNullable<KindCode['has']> = {
  saving: ({ price, originalPrice, originalPriceSince }) =>
    originalPriceSince !== undefined && Number(originalPrice) > Number(price),
  students: ({ students }) => students !== undefined,
  rating: ({ rating }) => rating !== undefined,
  instalment: ({ payLater, price }) => payLater === true && typeof price === 'number',
};
