import { componentExamples, readSite } from '../../../renderer/site.ts';
import type { EditDesk } from '../desk.ts';
import type { RouteAnswer } from '../routes.ts';

/** What the text of an article can hold besides Markdown: each component, with an example to begin from. */
export async function answerComponents({ site }: EditDesk): Promise<RouteAnswer> {
  const { root, cache } = site();
  return { value: componentExamples(await readSite({ root, cache })) };
}
