import type { Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import { checkChanged } from '../../../check/check-changed.ts';
import type { PlanOptions } from '../../../pipeline/plan-site.ts';
import { parseSource } from '../../../read/read-source.ts';
import { changedSources } from '../../../trials/changed-sources.ts';
import { findPageProblems } from '../../../trials/find-page-problems.ts';
import { openPrinting } from '../../../trials/open-printing.ts';
import { openTrials } from '../../../trials/open-trials.ts';
import { type SiteCache, validatorsOf } from '../../../warm/site-cache.ts';

type LateOptions = Omit<PlanOptions, 'code'> & { root: string; cache: SiteCache };

/**
 * Problems that only show on finished pages, such as a link that leads nowhere. `cache`: after a check of the site
 * without the changes. None are found if that has errors.
 */
export async function findLateProblems(
  files: readonly { file: string; after: string }[],
  { root, today, base, drafts, cache }: LateOptions,
): Promise<Diagnostic[]> {
  const { last } = cache.check;
  if (!last) return [];
  const { code } = last;
  const validators = validatorsOf(last.schemas, cache);
  const site = checkChanged(last, last.sources, { code, validators });
  const parsed = files.map(({ file, after }) => parseSource(file, after).source);
  const sources = site && changedSources(last, parsed, cache);
  if (!sources) return [];
  const trials = openTrials({
    ...{ today, site, last, validators, code, answers: cache.answers },
    ...(base !== undefined && { base }),
    ...(drafts !== undefined && { drafts }),
  });
  const printing = await openPrinting(root, { site, settings: trials.before.settings, cache });
  const after = printing && trials.after(sources);
  return after ? findPageProblems(after, trials, printing) : [];
}
