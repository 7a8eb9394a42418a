import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Source } from '../../model/source.ts';

/** Whether something is said of a part of the Markdown that could not be read. */
export function isInGap({ place }: Diagnostic, { file, lines, body }: Source): boolean {
  if (!body?.gaps || place.file !== file) return false;
  const offset = (lines[place.line - 1] ?? 0) + place.column - 1;
  return body.gaps.some(({ start, end }) => start <= offset && offset < end);
}
