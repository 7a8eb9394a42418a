import type { Source } from '../../model/source.ts';
import { findSpan } from '../../source/find-span.ts';
import { isBelowEmptyLine } from '../../source/is-below-empty-line.ts';

/** `keys`: fields that seem to belong to the next section; `foreign`: the first of them that this one doesn't have. */
export type LostSection = { keys: readonly string[]; foreign: string };

/**
 * Finds where the next section begins within this one because the line that names it is gone: after an empty line, with
 * at least one field that only other kinds of sections have (`isForeign`).
 */
export function findLostSection(
  source: Source,
  index: number,
  isForeign: (key: string) => boolean,
): LostSection | undefined {
  const { span, whole, text } = findSpan(source, ['sections', index]) ?? {};
  if (!whole || span?.kind !== 'group' || !text) return undefined;
  const fields = Object.entries(span.fields).sort(([, one], [, other]) => (one.key ?? 0) - (other.key ?? 0));
  const start = fields.findIndex(([, { key }], order) => order > 0 && isBelowEmptyLine(text.text, key ?? 0));
  const keys = start < 0 ? [] : fields.slice(start).map(([key]) => key);
  const foreign = keys.find(isForeign);
  return foreign === undefined ? undefined : { keys, foreign };
}
