import type { PageHead } from '../../../schemas/planned.ts';
import type { PlannedPage } from '../../model/plan.ts';

/** The facts about a page for machine-readable files: its texts are not kept. */
export type PageSummary = {
  title: string;
  description: string;
  canonical: string;
  modified?: string;
  /** The same page on other sites, including this one. */
  alternates?: PageHead['alternates'];
  /** The kind of the entry that the page is made for. */
  collection?: string;
  /** A page that only continues a list. */
  continues?: boolean;
};

/** Undefined for a page that is left out of lists. */
export function summaryOf({ head, modified, about, continues }: PlannedPage): PageSummary | undefined {
  if (head.unlisted) return undefined;
  return {
    title: head.sharing?.title ?? head.title,
    description: head.description,
    canonical: head.canonical,
    ...(modified !== undefined && { modified }),
    ...(head.alternates && { alternates: head.alternates }),
    ...(continues && { continues }),
    ...(about && { collection: about.collection }),
  };
}
