import { nearest } from '../../diagnostics/nearest.ts';
import type { KindCodes } from '../../kinds/kind.ts';
import type { Origin } from '../../kinds/planned.ts';
import type { PlannedPage } from '../model/plan.ts';
import type { Site } from '../model/site.ts';
import { spotOf } from '../uses/spot-of.ts';
import { plainText } from '../uses/text-of.ts';
import type { PageText } from '../uses/uses.ts';
import type { FoundUses } from './found-uses.ts';
import { planOf } from './plan-site.ts';

type Asking = { site: Site; code: KindCodes; today: Date; base?: string };

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
  return { kind: 'page', page: { address: page.address, place: page.place, texts: textsOf(page) } };
}

/** `https://www.example.com/branch/courses/?q=1#top` → `/courses`. */
function pathOf(written: string, base: string): string {
  const [path = '/'] = written.replace(/^https?:\/\/[^/?#]*/, '').split(/[?#]/);
  const within =
    base !== '' && (path === base || path.startsWith(`${base}/`)) ? path.slice(base.length) : path;
  return within.replace(/(?:index\.html)?\/*$/, '').replace(/\.html$/, '') || '/';
}

function textsOf(page: PlannedPage): PageText[] {
  const { sections, origins } = page;
  const order = (path: string) => {
    const [first = '', index] = path.split('/');
    return first === 'sections' ? Number(index) : sections.length + ['head', 'frame'].indexOf(first);
  };
  const texts = origins
    .filter(({ value, places }) => places.length > 0 && plainText(value) !== '')
    .toSorted((one, other) => order(one.path) - order(other.path))
    .map(
      (origin: Origin): PageText => ({
        ...spotOf(origin.path, page),
        text: plainText(origin.value),
        places: origin.places,
      }),
    );
  return [...new Map(texts.map((text) => [JSON.stringify(text), text])).values()];
}
