import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { acceptWarnings } from '../../check/accept-warnings.ts';
import { judgedFile } from '../../check/judged-site.ts';
import type { Sources } from '../../model/source.ts';
import { fieldsOf } from '../../schema/fields.ts';
import { judgeGoneAddresses } from './judge-gone-addresses.ts';
import type { SeenState } from './seen-state.ts';

/**
 * Problems with the edits between two states although each state is valid by itself; without those that the site
 * accepts.
 */
export function judgeEdits(was: SeenState, is: SeenState): Diagnostic[] {
  if (!was.sources || !is.sources || !is.code) return [];
  const found: Diagnostic[] = [];
  const before = settingsOf(was.sources);
  const after = settingsOf(is.sources);
  for (const { editRules = [] } of Object.values(is.code))
    for (const rule of editRules) rule(before, after, (problem) => void found.push(problem));
  if (was.planned && is.planned)
    judgeGoneAddresses(was.planned, is.planned, (problem) => void found.push(problem));
  return acceptWarnings(found, is.sources, 'no stage');
}

function settingsOf({ site }: Sources) {
  return judgedFile({ id: 'site', source: site, value: fieldsOf(site.value) });
}
