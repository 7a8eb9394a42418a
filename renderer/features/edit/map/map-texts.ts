import type { Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import { hasError } from '../../../../diagnostics/has-error.ts';
import type { Place } from '../../../../diagnostics/place.ts';
import { linesOf } from '../../../../kinds/planned.ts';
import { checkSite } from '../../../pipeline/check-site.ts';
import { openTemplates } from '../../../pipeline/open-templates.ts';
import { type PlanOptions, planOf } from '../../../pipeline/plan-site.ts';
import { type ReadOptions, readSite } from '../../../pipeline/read-site.ts';
import { pageAddress } from '../../../source/page-address.ts';
import { type Cache, openCache } from '../../../warm/open-cache.ts';
import { createValueFinder, type LocatedValue } from './locate-values.ts';
import { mapPage } from './map-page.ts';

export type MapOptions = ReadOptions &
  Omit<PlanOptions, 'code'> & {
    /** The page, as in links. */
    address: string;
    cache?: Cache;
  };

/**
 * A text that visitors read. `section`: counted from 1; 0 for everything around the sections, such as the header and the
 * footer; -1 for the head. `node` counts the text nodes there as a browser does, without those in scripts, styles and
 * templates; an attribute is that of the element with this number among the elements there. Both count from 0.
 * `values`: those that it is made of, its own first; none if they are not known.
 */
export type LocatedText = { section: number; text: string; values: readonly LocatedValue[] } & (
  | { kind: 'node'; node: number }
  | { kind: 'attribute'; element: number; attribute: string }
);

export type LocatedTexts =
  | { kind: 'page'; texts: readonly LocatedText[] }
  | { kind: 'unknown' }
  /** The site has errors, so nothing can be said. */
  | { kind: 'broken'; diagnostics: readonly Diagnostic[] };

/**
 * Where each text in the sections of a page comes from, by rendering them a second time with marks in the texts: nothing
 * is guessed. Nothing is written.
 */
export async function mapTexts({ address, ...options }: MapOptions): Promise<LocatedTexts> {
  const { root, today } = options;
  const given = options.cache ?? {};
  const read = await readSite({ root, cache: given });
  const { site, diagnostics } = checkSite(read, { today, cache: given });
  const problems = [...read.diagnostics, ...diagnostics];
  const report = (problem: Diagnostic) => void problems.push(problem);
  if (!site || !read.code) return { kind: 'broken', diagnostics: problems.filter((one) => hasError([one])) };
  const plan = planOf(site, { ...options, code: read.code });
  const planned = plan.page(pageAddress(address, plan.settings.base));
  if (!planned) return { kind: 'unknown' };
  const opening = { root, site, settings: plan.settings, cache: openCache(given) };
  const opened = await openTemplates(opening, report);
  if (!opened) return { kind: 'broken', diagnostics: problems.filter((one) => hasError([one])) };
  const valueAt = createValueFinder(site);
  const texts = mapPage(planned.page, opened.templates).flatMap((mapped, index) =>
    mapped.texts.map(({ marks: _marks, origins, ...text }) => ({
      ...text,
      section: index + 1,
      values: distinctPlaces(linesOf(origins)).map(valueAt),
    })),
  );
  return { kind: 'page', texts };
}

function distinctPlaces(places: readonly Place[]): Place[] {
  return [...new Map(places.map((place) => [JSON.stringify(place), place])).values()];
}
