import { checkChanged } from '../check/check-changed.ts';
import type { PlanOptions } from '../pipeline/plan-site.ts';
import { parseSource } from '../read/read-source.ts';
import { type SiteCache, validatorsOf } from '../warm/site-cache.ts';
import { changedSources } from './changed-sources.ts';
import { openPrinting, type PagePrinter } from './open-printing.ts';
import { openTrials, type TrialPlan, type Trials } from './open-trials.ts';

/**
 * A site with some files changed or gone, beside the same without. `after` plans it, as often as it is called; undefined if
 * planning rejects it. `printing`: undefined if the templates are broken.
 */
export type EditTrial = {
  trials: Trials;
  printing: PagePrinter | undefined;
  after: () => TrialPlan | undefined;
};

type EditTrialOptions = Omit<PlanOptions, 'code'> & { root: string; cache: SiteCache };

/** `cache`: after a check of the site without the changes. Undefined if that has errors: then nothing can be planned. */
export async function openEditTrial(
  files: readonly { file: string; after?: string }[],
  { root, today, base, drafts, cache }: EditTrialOptions,
): Promise<EditTrial | undefined> {
  const { last } = cache.check;
  if (!last) return undefined;
  const { code } = last;
  const validators = validatorsOf(last.schemas, cache);
  const site = checkChanged(last, last.sources, { code, validators });
  const changed = files.map(({ file, after }) =>
    after === undefined ? { file, isGone: true as const } : parseSource(file, after).source,
  );
  const sources = changedSources(last, changed, cache);
  if (!site || !sources) return undefined;
  const { answers } = cache;
  const trials = openTrials({ today, base, drafts, site, last, validators, code, answers });
  const printing = await openPrinting(root, { site, settings: trials.before.settings, cache });
  return { trials, printing, after: () => trials.after(sources) };
}
