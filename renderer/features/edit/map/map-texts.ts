import type { Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import { hasError } from '../../../../diagnostics/has-error.ts';
import type { Place } from '../../../../diagnostics/place.ts';
import { checkSite } from '../../../pipeline/check-site.ts';
import { openTemplates } from '../../../pipeline/open-templates.ts';
import { type PlanOptions, planOf } from '../../../pipeline/plan-site.ts';
import { type ReadOptions, readSite } from '../../../pipeline/read-site.ts';
import { pageAddress } from '../../../source/page-address.ts';
import { type Cache, openCache } from '../../../warm/open-cache.ts';
import { mapPage } from './map-page.ts';

export type MapOptions = ReadOptions &
  Omit<PlanOptions, 'code'> & {
    /** The page, as in links. */
    address: string;
    cache?: Cache;
  };

/**
 * A text that visitors read, in a section (counted from 1). `node` counts the section's text nodes, as a browser does;
 * an attribute is that of the element with this number among its elements. Both count from 0. `places`: the lines that
 * it comes from, for each of the values that it is made of; none if that is not known.
 */
export type LocatedText = { section: number; text: string; places: readonly (readonly Place[])[] } & (
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
  const texts = mapPage(planned.page, opened.templates).flatMap((mapped, index) =>
    mapped.texts.map(({ marks: _marks, origins, ...text }) => ({
      ...text,
      section: index + 1,
      places: origins.map(({ places }) => places),
    })),
  );
  return { kind: 'page', texts };
}
