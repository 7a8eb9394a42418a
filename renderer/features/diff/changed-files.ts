import { summaryOf } from '../../plan/files/page-summary.ts';
import type { OpenPlan } from '../../plan/plan-site.ts';
import { printFile } from '../../render/files/print-file.ts';
import type { SeenState } from './seen-state.ts';

type Planned = NonNullable<SeenState['planned']>;

/** Files beside the pages that somebody may fetch (documents, feeds, calendars, the sitemap) and that aren't what they were, by their names in the output. */
export function changedFiles(was: Planned, is: Planned): string[] {
  const [before, after] = [filesOf(was.plan), filesOf(is.plan)];
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}

function filesOf(plan: OpenPlan): Map<string, string> {
  const summaries = [...plan.pages()].flatMap(({ page }) => summaryOf(page) ?? []);
  const { files, documents } = plan.finish(summaries);
  return new Map([
    ...files.map((file) => [file.output, String(printFile(file).content)] as const),
    ...documents.map((document) => [document.output, withoutPlaces(document)] as const),
  ]);
}

/** Where something stands on this disk, or in a file, is seen by nobody. */
function withoutPlaces(document: object): string {
  return JSON.stringify(document, (key, value) => (key === 'place' || key === 'path' ? undefined : value));
}
