import { readSite, sectionExamples } from '../../../renderer/site.ts';
import type { EditDesk } from '../desk.ts';
import type { RouteAnswer } from '../routes.ts';

/** What a page can be given: each kind of section, with an example to begin from. */
export async function answerSectionKinds({ site }: EditDesk): Promise<RouteAnswer> {
  const { root, cache } = site();
  return { value: sectionExamples(await readSite({ root, cache })) };
}
