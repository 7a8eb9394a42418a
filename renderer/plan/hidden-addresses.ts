import type { Site } from '../model/site.ts';
import { planRoutes } from './plan-routes.ts';
import type { SiteScope } from './planner.ts';

/** The pages that are not made today, since their entries are hidden: `/courses/oet-weekend`. */
export function hiddenAddresses(everything: Site, shown: Site): ReadonlySet<string> {
  const made = new Set(planRoutes(shown).map(({ address }) => address));
  const all = planRoutes(everything).map(({ address }) => address);
  return new Set(all.filter((address) => !made.has(address)));
}

/** Whether a link, as it is written, leads to such a page: then its words stay, and buttons go. */
export function isHiddenAddress(written: string, { hiddenPages }: Pick<SiteScope, 'hiddenPages'>): boolean {
  const [path = ''] = written.split(/[?#]/);
  return hiddenPages.has(path.replace(/(?<=.)\/+$/, ''));
}
