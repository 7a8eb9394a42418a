import { summaryOf } from '../../plan/files/page-summary.ts';
import type { OpenPlan } from '../../plan/plan-site.ts';
import { printFile } from '../../render/files/print-file.ts';
import type { SeenState } from './seen-state.ts';

type Planned = NonNullable<SeenState['planned']>;

/** Changed files besides the pages (documents, feeds, calendars, the sitemap), by output name. */
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

/** Places in files and paths on this disk are invisible to visitors. */
function withoutPlaces(document: object): string {
  return JSON.stringify(document, (key, value) => (key === 'place' || key === 'path' ? undefined : value));
}
