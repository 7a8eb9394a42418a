import type { Source } from '../../model/source.ts';
import { findSpan } from '../../source/find-span.ts';
import { isBelowEmptyLine } from '../../source/is-below-empty-line.ts';

/** `keys`: those that seem to belong to the next section; `foreign`: the first of them that this one doesn't have. */
export type LostSection = { keys: readonly string[]; foreign: string };

/**
 * Where the fields of the next section begin within one, because the line that names it is gone: below an empty line,
 * with a field among them that only other kinds of sections have. `isForeign` says of which fields that is so.
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
