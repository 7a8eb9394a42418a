import { isDeepStrictEqual } from 'node:util';
import type { Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import { applyFixes } from '../../../edit/apply-fixes.ts';
import { valueAt, withValueAt } from '../../../edit/value-at.ts';
import { parseSource } from '../../../read/read-source.ts';
import type { SiteEdit } from '../write/edit-site.ts';

/** The value that the one safe answer to a problem gives to an edited field, if it changes nothing else. */
export function mendedBy(
  { fix }: Diagnostic,
  { files, edits }: Pick<SiteEdit, 'files' | 'edits'>,
): { mended?: { value: unknown } } {
  const changed = files.find(({ file }) => file === fix?.place.file);
  if (!fix || !changed) return {};
  const before = parseSource(changed.file, changed.after).source.value;
  const { text, applied } = applyFixes(changed.after, [fix]);
  const after = parseSource(changed.file, text).source.value;
  if (applied.length === 0) return {};
  for (const { file, edit } of edits) {
    if (file !== changed.file || edit.kind === 'replace') continue;
    const value = valueAt(after, edit.path);
    if (isDeepStrictEqual(withValueAt(before, edit.path, value), after)) return { mended: { value } };
  }
  return {};
}
