import { nearest } from '../../../diagnostics/nearest.ts';
import type { Site } from '../../model/site.ts';
import { fileTextsOf, textsOfPage } from '../../page-texts/texts-of-page.ts';
import { type PlanOptions, planOf } from '../../pipeline/plan-site.ts';
import { pageAddress } from '../../source/page-address.ts';
import type { FoundUses } from './found-uses.ts';

type Asking = PlanOptions & { site: Site };

/** The texts of the page at a user-supplied address, with their lines: sections first, then their surroundings. */
export function pageSources(written: string, { site, ...options }: Asking): FoundUses {
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
