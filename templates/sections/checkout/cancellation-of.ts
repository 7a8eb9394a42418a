import type { CheckoutProps } from '../../../schemas/types.ts';

/** The right to cancel as plain JSON. A free course has nothing to cancel. */
export function cancellationOf({ cancellation, course }: CheckoutProps) {
  if (!cancellation || course.price.free) return undefined;
  return { title: cancellation.title, html: cancellation.text.html };
}
