import type { PlannedPage } from '../../model/plan.ts';

/** What the files for programs need to know of a page: its texts are not kept. */
export type PageSummary = {
  title: string;
  description: string;
  canonical: string;
  modified?: string;
  /** The kind of the entry that the page is made for. */
  collection?: string;
};

/** Nothing of a page that is left out of lists. */
export function summaryOf({ head, modified, about }: PlannedPage): PageSummary | undefined {
  if (head.unlisted) return undefined;
  return {
    title: head.sharing?.title ?? head.title,
    description: head.description,
    canonical: head.canonical,
    ...(modified !== undefined && { modified }),
    ...(about && { collection: about.collection }),
  };
}
