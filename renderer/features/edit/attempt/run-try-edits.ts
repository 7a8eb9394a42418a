import { acceptWarnings } from '../../../check/accept-warnings.ts';
import { checkChanged } from '../../../check/check-changed.ts';
import { breathe } from '../../../model/steps.ts';
import { parseSource } from '../../../read/read-source.ts';
import { changedSources } from '../../../trials/changed-sources.ts';
import { checkedBefore } from '../../../trials/checked-before.ts';
import { changedText } from '../../../trials/compare-pages.ts';
import { type ComparedUses, compareUses } from '../../../trials/compare-uses.ts';
import { openPrinting } from '../../../trials/open-printing.ts';
import { openTrials } from '../../../trials/open-trials.ts';
import { validatorsOf } from '../../../warm/site-cache.ts';
import { editSite, type SiteEdit } from '../write/edit-site.ts';
import { mendedBy } from './mended-by.ts';
import type { TriedEdits, TryOptions } from './tried-edits.ts';

/** See `tryEdits`. */
export async function runTryEdits({ cache = {}, ...given }: TryOptions): Promise<TriedEdits> {
  const options = { ...given, cache };
  await breathe(options.signal);
  const edited = await editSite({ ...options, until: 'tell', pages: true });
  const { last } = (await checkedBefore(options)) ?? {};
  const told = last ? acceptWarnings(edited.diagnostics, last.sources, 'no stage') : edited.diagnostics;
  const problems = told.map((diagnostic) => ({ diagnostic, ...mendedBy(diagnostic, edited) }));
  const { conflicts } = edited;
  const nothing = { problems, conflicts, pages: [], files: [], unseen: false };
  if (edited.kind !== 'edited') return { ...nothing, kind: edited.kind };
  const { pages, files } = (await usesOf(edited.files, options)) ?? nothing;
  return { ...nothing, kind: 'possible', pages, files, unseen: pages.length + files.length === 0 };
}

/** Undefined if the site has errors already: then nothing can be planned. */
async function usesOf(
  files: SiteEdit['files'],
  { edits: _edits, signal, ...options }: TryOptions,
): Promise<ComparedUses | undefined> {
  await breathe(signal);
  const checked = await checkedBefore(options);
  if (!checked) return undefined;
  const { last, cache } = checked;
  const validators = validatorsOf(last.schemas, cache);
  const site = checkChanged(last, last.sources, { code: last.code, validators });
  const parsed = files.map(({ file, after }) => parseSource(file, after).source);
  const sources = changedSources(last, parsed, cache);
  if (!site || !sources) return undefined;
  const { today, base, drafts } = options;
  const trials = openTrials({
    today,
    base,
    drafts,
    site,
    last,
    validators,
    code: last.code,
    answers: cache.answers,
  });
  const printing = await openPrinting(options.root, { site, settings: trials.before.settings, cache });
  await breathe(signal);
  const after = trials.after(sources);
  return after && compareUses(after, trials, printing, { say: changedText, signal });
}
