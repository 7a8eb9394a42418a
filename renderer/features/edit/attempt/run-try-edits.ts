import { acceptWarnings } from '../../../check/accept-warnings.ts';
import { breathe } from '../../../model/steps.ts';
import { changedText } from '../../../trials/compare-pages.ts';
import { compareUses } from '../../../trials/compare-uses.ts';
import { openEditTrial } from '../../../trials/open-edit-trial.ts';
import { openCache } from '../../../warm/open-cache.ts';
import { editSite } from '../write/edit-site.ts';
import { mendedBy } from './mended-by.ts';
import type { TriedEdits, TryOptions } from './tried-edits.ts';

/** See `tryEdits`. */
export async function runTryEdits({
  cache: given = {},
  signal,
  ...options
}: TryOptions): Promise<TriedEdits> {
  await breathe(signal);
  const cache = openCache(given);
  const edited = await editSite({ ...options, cache: given, until: 'tell', pages: true });
  await breathe(signal);
  const { last } = cache.check;
  const told = edited.diagnostics;
  const problems = (last ? acceptWarnings(told, last.sources, 'no stage') : told).map((diagnostic) => ({
    diagnostic,
    ...mendedBy(diagnostic, edited),
  }));
  const { conflicts } = edited;
  const nothing = { problems, conflicts, pages: [], files: [], unseen: false };
  if (edited.kind !== 'edited') return { ...nothing, kind: edited.kind };
  const trial = await openEditTrial(edited.files, { ...options, cache });
  await breathe(signal);
  const after = trial?.after();
  const { pages, files } =
    trial && after
      ? await compareUses(after, trial.trials, trial.printing, { say: changedText, signal })
      : nothing;
  return { ...nothing, kind: 'possible', pages, files, unseen: pages.length + files.length === 0 };
}
