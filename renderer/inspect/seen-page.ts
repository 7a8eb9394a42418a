import type { Place } from '../../diagnostics/place.ts';
import type { PlannedPage } from '../model/plan.ts';

/** What stays of a page that has passed: never its texts. */
export type SeenPage = Pick<PlannedPage, 'address' | 'output' | 'place'> & {
  head: Pick<PlannedPage['head'], 'title' | 'description' | 'robots'>;
  /** Where each section stands. */
  sections: readonly Place[];
};

export function seenPage({ address, output, place, head, sections }: PlannedPage): SeenPage {
  const { title, description, robots } = head;
  return {
    address,
    output,
    place,
    head: { title, description, robots },
    sections: sections.map((one) => one.place),
  };
}
