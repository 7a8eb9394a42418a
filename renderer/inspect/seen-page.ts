import type { Place } from '../../diagnostics/place.ts';
import type { PlannedPage } from '../model/plan.ts';

/** What stays of a page that has passed: never its texts. */
export type SeenPage = Pick<PlannedPage, 'address' | 'output' | 'place'> & {
  head: Pick<PlannedPage['head'], 'title' | 'description' | 'robots' | 'unlisted'> & {
    /** The title without what all pages have behind theirs. */
    name: string;
    /** Of an article: the instant, with offset. */
    published: string | undefined;
  };
  /** Made for an entry: what its file says stands there, and in the file of the page what all such pages have. */
  isOfEntry: boolean;
  /** Where each section stands. */
  sections: readonly Place[];
};

export function seenPage({ address, output, place, about, head, sections }: PlannedPage): SeenPage {
  const { title, description, robots, unlisted, sharing } = head;
  return {
    address,
    output,
    place,
    head: {
      ...{ title, description, robots, unlisted },
      ...{ name: sharing?.title ?? title, published: sharing?.article?.published },
    },
    isOfEntry: about !== undefined,
    sections: sections.map((one) => one.place),
  };
}
