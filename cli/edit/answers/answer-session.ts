import path from 'node:path';
import { fieldsOf } from '../../../diagnostics/fields.ts';
import { checkSite, planSite, readSite } from '../../../renderer/site.ts';
import type { EditDesk } from '../desk.ts';
import { longestBody } from '../read-body.ts';
import type { RouteAnswer } from '../routes.ts';

/** So many pages are listed at once; more are found by searching. */
const mostPages = 300;

/** What the editor shows around the pages. */
export async function answerSession({ site, pageOrigin }: EditDesk): Promise<RouteAnswer> {
  const options = site();
  const { root, today, cache } = options;
  const read = await readSite({ root, cache });
  const settings = fieldsOf(read.sources?.site.value);
  const checked = checkSite(read, { today, cache }).site;
  const plan = checked && planSite(checked, { ...options, ...(read.code && { code: read.code }) });
  const pages: { address: string; title: string }[] = [];
  if (plan)
    for (const { page } of plan.pages()) {
      if (pages.length === mostPages) break;
      pages.push({ address: plan.settings.base + page.address, title: page.head.title });
    }
  const base = read.sources?.site.layers && String(settings.extends ?? '');
  return {
    value: {
      site: {
        name: String(settings.name ?? ''),
        language: String(settings.language ?? ''),
        today: today.toISOString(),
        root: path.basename(root),
      },
      pages,
      pageOrigin: pageOrigin(),
      largestFile: longestBody.bytes,
      ...(base !== undefined && { branch: { base } }),
    },
  };
}
