import type { Place } from '../../diagnostics/place.ts';
import type { PlannedPage } from '../model/plan.ts';

/** The parts of a finished page that are kept: never its texts. */
export type SeenPage = Pick<PlannedPage, 'address' | 'output' | 'place'> & {
  head: Pick<PlannedPage['head'], 'title' | 'description' | 'robots' | 'unlisted'> & {
    /** The title without the suffix that all pages share. */
    name: string;
    /** For an article: the instant, with offset. */
    published: string | undefined;
  };
  /** Made for an entry: its own words are in the entry's file, those that all such pages share in the page's file. */
  isOfEntry: boolean;
  /** The place of each section. */
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
