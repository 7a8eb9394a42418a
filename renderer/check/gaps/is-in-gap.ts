import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Source } from '../../model/source.ts';
import { offsetAt } from '../../source/offset-at.ts';

/** Whether a message is about a part of the Markdown that could not be read. */
export function isInGap({ place }: Diagnostic, { file, text, lines, body }: Source): boolean {
  if (!body?.gaps || place.file !== file) return false;
  const offset = offsetAt({ text, lines }, place);
  return body.gaps.some(({ start, end }) => start <= offset && offset < end);
}
