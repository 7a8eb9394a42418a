import type { ReasonForPage } from '../model/rebuild.ts';
import type { PageVisit } from '../plan/plan-site.ts';
import type { Rendering } from '../render/render-site.ts';
import type { CachedPage } from '../warm/cached-pages.ts';
import type { Provenance } from '../write/write-provenance.ts';
import type { Collector } from './collector.ts';

/** `records`: of the last run, by address. `provenance`: absent if nothing is written. */
type LeavePageInput = {
  records: ReadonlyMap<string, CachedPage>;
  rendering: Pick<Rendering, 'keep'>;
  collector: Pick<Collector, 'keep'>;
  provenance: Pick<Provenance, 'holds'> | undefined;
};

/** Call `reason` only once all pages are planned: see `PageVisit`. */
export type LeftPage = { record: CachedPage } | { reason: () => ReasonForPage };

/** Leaves a page as it is if it would be planned and rendered as before and its file in the output is unchanged. */
export function leavePage(
  { address, version, reason }: PageVisit,
  { records, rendering, collector, provenance }: LeavePageInput,
): LeftPage {
  const record = records.get(address);
  if (!record) return { reason: () => reason('new') };
  if (version === undefined || record.version !== version) return { reason: () => reason('reads') };
  if (provenance?.holds(address, record.provenance) === false) return { reason: () => ({ kind: 'record' }) };
  const rendered = rendering.keep(record.use);
  if (rendered) return { reason: () => rendered };
  return collector.keep([record]) ? { record } : { reason: () => ({ kind: 'output' }) };
}
