/** Finds the parts of the website that would change if a value changed, by planning the site with both. */
import type { Place } from '../../../diagnostics/place.ts';
import type { KindCodes } from '../../../kinds/kind.ts';
import type { Target, ValueTarget } from '../../edit/target.ts';
import type { Site } from '../../model/site.ts';
import type { Sources } from '../../model/source.ts';
import { spotOf } from '../../page-texts/spot-of.ts';
import { plainText } from '../../page-texts/text-of.ts';
import type { PlanOptions } from '../../pipeline/plan-site.ts';
import { createAnswerCache } from '../../plan/context/answer-cache.ts';
import { compareUses } from '../../trials/compare-uses.ts';
import { openPrinting } from '../../trials/open-printing.ts';
import { openTrials, type TrialPlan, type Trials } from '../../trials/open-trials.ts';
import type { PageUses, ValueUses } from '../../trials/uses.ts';
import { type SiteCache, validatorsOf } from '../../warm/site-cache.ts';
import { attemptsFor } from './attempts-for.ts';
import { type OtherValue, withOtherValues } from './with-other-value.ts';
import { withOtherWords } from './with-other-words.ts';

type OpenValueUsesOptions = PlanOptions & { site: Site; sources: Sources; code: KindCodes };

/** How many replacements are tried for a value on which nothing seems to depend. */
const mostTries = 4;

/**
 * Returns a function that finds what depends on a target. The site is planned once, and for each target only the
 * differences.
 */
export async function openValueUses(
  root: string,
  { site, sources, ...options }: OpenValueUsesOptions,
  cache: SiteCache,
): Promise<(target: Target) => Promise<ValueUses>> {
  const { last } = cache.check;
  if (!last) throw new Error('the site was not checked with this cache');
  const validators = validatorsOf(site.schemas, cache);
  const trials = openTrials({ ...options, site, last, validators, answers: createAnswerCache() });
  const printing = await openPrinting(root, { site, settings: trials.before.settings, cache });
  return async (target) => {
    const nothing = { place: target.place, path: [], value: target.value, pages: [], files: [] };
    if (target.kind === 'text') {
      const after = trials.after(withOtherWords(sources, target));
      return { ...nothing, ...(after && (await compareUses(after, trials, printing))) };
    }
    const hidden = hiddenWhere(target, trials.before);
    const known = { ...nothing, path: target.path, ...(hidden && { hidden }) };
    const attempts = attemptsFor(target, sources, site.schemas);
    let tried: unknown;
    for (const changes of combined(attempts, (change) => stands(change))) {
      const after = trials.after(withOtherValues(sources, changes));
      if (!after) continue;
      tried ??= changes[0]?.value;
      const found = await compareUses(after, trials, printing);
      if (found.pages.length + found.files.length > 0)
        return { ...known, ...(changes.length === 1 && { tried: changes[0]?.value }), ...found };
    }
    return tried === undefined ? { ...known, pages: readingPages(target, trials) } : { ...known, tried };
  };

  function stands(change: OtherValue): boolean {
    return trials.stands(withOtherValues(sources, [change]));
  }
}

/** The entry's dates, if it isn't shown today. */
function hiddenWhere({ source }: ValueTarget, { rest }: TrialPlan): ValueUses['hidden'] {
  const found = rest.schedule.hidden.find(({ place }) => place.file === source);
  if (!found) return undefined;
  const { place: _place, ...days } = found;
  return days;
}

/** If a value can't be replaced: the pages that read it, with the texts made from it. */
function readingPages({ source, path, place }: ValueTarget, trials: Trials): PageUses[] {
  const isSame = (one: Place) =>
    one.file === place.file && one.line === place.line && one.column === place.column;
  const addresses = trials.readersOf({ file: source, path });
  const again = trials.again();
  return addresses.flatMap((address): PageUses[] => {
    const page = again.plan(address)?.page;
    if (!page) return [];
    const texts = page.origins
      .filter(({ places }) => places.some(isSame))
      .map((origin) => ({ ...spotOf(origin.path, page), path: origin.path, text: plainText(origin.value) }));
    return [{ address, place: page.place, change: 'other', texts }];
  });
}

/**
 * For a single value, one attempt after the other; for a group, all of its values at once, each by the first valid
 * replacement.
 */
function* combined(
  attempts: readonly (readonly OtherValue[])[],
  stands: (change: OtherValue) => boolean,
): Generator<readonly OtherValue[]> {
  const [only = [], ...others] = attempts;
  if (others.length === 0) {
    let tries = 0;
    for (const change of only) {
      if (tries === mostTries) return;
      if (!stands(change)) continue;
      tries += 1;
      yield [change];
    }
    return;
  }
  yield attempts.flatMap((changes) => changes.slice(0, 1));
  yield attempts.flatMap((changes) => changes.find(stands) ?? []);
}
