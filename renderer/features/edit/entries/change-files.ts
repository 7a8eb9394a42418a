import type { Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import { hasError } from '../../../../diagnostics/has-error.ts';
import { newProblems } from '../../../edit/new-problems.ts';
import { allOf, type EditedSite, findProblemsOfEdit } from '../../../pipeline/find-problems-of-edit.ts';
import type { PlanOptions } from '../../../pipeline/plan-site.ts';
import { findPageProblems } from '../../../trials/find-page-problems.ts';
import { openEditTrial } from '../../../trials/open-edit-trial.ts';
import { openCache } from '../../../warm/open-cache.ts';
import { openLastPlan } from '../fields/open-names.ts';
import { addressOfEntry } from '../find/find-entries.ts';
import { rememberSite } from '../write/remember-site.ts';
import { asRead, type FileChange } from './file-change.ts';
import { writeWhole } from './write-whole.ts';

export type ChangeFilesOptions = EditedSite &
  Pick<PlanOptions, 'base' | 'drafts'> & {
    /** Written in this order. */
    changes: readonly FileChange[];
    /** The entry whose address is wanted, by its kind’s folder. */
    entry?: { collection: string; id: string };
    /** `tell` writes nothing. */
    until: 'tell' | 'write';
    /** Looks also at the pages that would change or lead to one that goes. */
    pages?: boolean;
  };

/**
 * `changed`: `diagnostics` are the warnings that it brings. `refused`: nothing was written; `diagnostics` are the errors
 * that it would bring. `conflict`: nothing was written, since a file isn’t as `before`.
 */
export type ChangedWhole = {
  kind: 'changed' | 'refused' | 'conflict';
  diagnostics: readonly Diagnostic[];
  /** Of the entry’s own page, if it has one. */
  address?: string;
};

/** Adds files of the site, takes some away or gives them other texts, if that brings no error. Throws what the disk says. */
export async function changeFiles({ cache = {}, ...given }: ChangeFilesOptions): Promise<ChangedWhole> {
  const options = { ...given, cache };
  const { changes, root, until } = options;
  const { changed, texts, gone } = asRead(changes);
  const before = await findProblemsOfEdit(options, new Map());
  const kept = openCache(cache);
  const forget = rememberSite(kept);
  const checked = newProblems(allOf(before), allOf(await findProblemsOfEdit(options, texts, gone)));
  const address = options.entry && addressAfter(options.entry, options);
  const goOn = rememberSite(kept);
  forget();
  const isTried = options.pages && !hasError(checked);
  const trial = isTried ? await openEditTrial(changed, { ...options, cache: kept }) : undefined;
  const found = [...checked, ...(trial ? await findPageProblems(trial) : [])];
  const errors = found.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return { kind: 'refused', diagnostics: errors, ...address };
  if (until === 'write' && !writeWhole(root, changes)) return { kind: 'conflict', diagnostics: [] };
  if (until === 'write') goOn();
  return { kind: 'changed', diagnostics: found, ...address };
}

/** In the site as it was checked last. */
function addressAfter(
  { collection, id }: NonNullable<ChangeFilesOptions['entry']>,
  options: ChangeFilesOptions,
): { address?: string } {
  const cache = openCache(options.cache ?? {});
  const { last } = cache.check;
  const plan = last && openLastPlan({ last, cache }, options);
  const { address } = plan ? addressOfEntry(plan.routes, collection, id) : {};
  return address === undefined ? {} : { address: (plan?.settings.base ?? '') + address };
}
