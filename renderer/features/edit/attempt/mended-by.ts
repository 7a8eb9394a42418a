import { isDeepStrictEqual } from 'node:util';
import type { Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import { applyFixes } from '../../../edit/apply-fixes.ts';
import { valueAt, withValueAt } from '../../../edit/value-at.ts';
import { parseSource } from '../../../read/read-source.ts';
import type { SiteEdit } from '../write/edit-site.ts';
import type { ValueEdit } from '../write/value-edit.ts';

/** The value that the one safe answer to a problem gives to an edited field, if it changes nothing else. */
export function mendedBy(
  { fix }: Diagnostic,
  { files, edits }: Pick<SiteEdit, 'files' | 'edits'>,
): { mended?: { value: unknown } } {
  const changed = files.find(({ file }) => file === fix?.place.file);
  if (!fix || !changed) return {};
  const { text, applied } = applyFixes(changed.after, [fix]);
  if (applied.length === 0) return {};
  const mended = edits
    .filter(({ file }) => file === changed.file)
    .flatMap(
      ({ edit }) => mendedValue(edit, { file: changed.file, before: changed.after, after: text }) ?? [],
    );
  return mended[0] ? { mended: mended[0] } : {};
}

type MendedFile = { file: string; before: string; after: string };

function mendedValue(edit: ValueEdit, { file, before, after }: MendedFile): { value: unknown } | undefined {
  if (edit.kind === 'replace') {
    const { start } = edit;
    const rest = before.slice(start + edit.text.length);
    const isWithin = after.startsWith(before.slice(0, start)) && after.endsWith(rest);
    const end = after.length - rest.length;
    return isWithin && end >= start ? { value: after.slice(start, end) } : undefined;
  }
  const [one, other] = [before, after].map((text) => parseSource(file, text).source.value);
  const value = valueAt(other, edit.path);
  return isDeepStrictEqual(withValueAt(one, edit.path, value), other) ? { value } : undefined;
}
