import type { OfferEndIslandProps } from '../../../schemas/types.ts';
import { atEnd } from './at-end.ts';

/** When the offer is over, what stands behind it takes its place: the course at its true price. */
export default function offerEnd(element: HTMLElement, { until }: OfferEndIslandProps): void {
  const [offer, price] = element.querySelectorAll<HTMLElement>('[data-offer]');
  if (!offer || !price) return;
  atEnd(until, () => {
    offer.hidden = true;
    price.hidden = false;
  });
}
