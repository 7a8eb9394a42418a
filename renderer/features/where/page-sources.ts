import { nearest } from '../../../diagnostics/nearest.ts';
import type { Site } from '../../model/site.ts';
import { fileTextsOf, textsOfPage } from '../../page-texts/texts-of-page.ts';
import { type PlanOptions, planOf } from '../../pipeline/plan-site.ts';
import type { FoundUses } from './found-uses.ts';

type Asking = PlanOptions & { site: Site };

/** The texts of the page at an address as somebody may write it, with their lines: sections first, then what surrounds them. */
export function pageSources(written: string, { site, ...options }: Asking): FoundUses {
  const plan = planOf(site, options);
  const { base } = plan.settings;
  const path = pathOf(written, base);
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

/** `https://www.example.com/branch/courses/?q=1#top` → `/courses`. */
function pathOf(written: string, base: string): string {
  const [path = '/'] = written.replace(/^https?:\/\/[^/?#]*/, '').split(/[?#]/);
  const within =
    base !== '' && (path === base || path.startsWith(`${base}/`)) ? path.slice(base.length) : path;
  return within.replace(/(?:index\.html)?(?:(?<!\/)\/+)?$/, '').replace(/\.html$/, '') || '/';
}
