import { hasError } from '../../../diagnostics/has-error.ts';
import { sortDiagnostics } from '../../../diagnostics/sort-diagnostics.ts';
import { checkSite } from '../../pipeline/check-site.ts';
import { readSite } from '../../pipeline/read-site.ts';
import { openCache } from '../../warm/open-cache.ts';
import { findTargets } from './find-target.ts';
import type { FoundUses, UsesOptions } from './found-uses.ts';
import { openValueUses } from './open-value-uses.ts';
import { pageSources } from './page-sources.ts';
import type { ValueUses } from './uses.ts';

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
