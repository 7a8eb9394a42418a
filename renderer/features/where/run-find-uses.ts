import { hasError } from '../../../diagnostics/has-error.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import { sortDiagnostics } from '../../../diagnostics/sort-diagnostics.ts';
import { findTargets } from '../../edit/find-target.ts';
import type { Site } from '../../model/site.ts';
import { fileTextsOf, textsOfPage } from '../../page-texts/texts-of-page.ts';
import { checkSite } from '../../pipeline/check-site.ts';
import { type PlanOptions, planOf } from '../../pipeline/plan-site.ts';
import { readSite } from '../../pipeline/read-site.ts';
import { pageAddress } from '../../source/page-address.ts';
import type { ValueUses } from '../../trials/uses.ts';
import { openCache } from '../../warm/open-cache.ts';
import type { FoundUses, UsesOptions } from './found-uses.ts';
import { openValueUses } from './open-value-uses.ts';

/** See `findUses`. */
export async function runFindUses(options: UsesOptions): Promise<FoundUses> {
  const { root, today, base, drafts, of } = options;
  const given = options.cache ?? {};
  const cache = openCache(given);
  const read = await readSite({ root, cache: given });
  const { site, diagnostics } = checkSite(read, { today, cache: given });
  const found = sortDiagnostics([...read.diagnostics, ...diagnostics]);
  const { sources, kinds, code } = read;
  if (!site || !sources || !kinds || !code)
    return { kind: 'broken', diagnostics: found.filter((one) => hasError([one])) };
  const asking = { site, sources, code, today, base, drafts };
  const [first = ''] = of;
  if (/^(?:\/|https?:\/\/)/.test(first)) return pageSources(first, asking);
  const asked = findTargets(of, { sources, kinds });
  if ('unknown' in asked) return { kind: 'unknown', unknown: asked.unknown };
  const uses = await openValueUses(root, asking, cache);
  const values: ValueUses[] = [];
  // One after the other: each trial plans from the result of the last.
  for (const target of asked.targets) values.push(await uses(target));
  return { kind: 'values', values };
}

type PageSourcesOptions = PlanOptions & { site: Site };

/** The texts of the page at a user-supplied address, with their lines: sections first, then their surroundings. */
function pageSources(written: string, { site, ...options }: PageSourcesOptions): FoundUses {
  const plan = planOf(site, options);
  const { base } = plan.settings;
  const path = pageAddress(written, base);
  const planned = plan.page(path);
  if (!planned) {
    const known = plan.routes.map(({ address }) => address);
    const meant = nearest(path, known);
    return {
      kind: 'unknown',
      unknown: { what: 'page', written, known, ...(meant !== undefined && { meant }) },
    };
  }
  const { page } = planned;
  return {
    kind: 'page',
    page: { address: page.address, place: page.place, texts: textsOfPage(page, fileTextsOf(site)) },
  };
}
