import { align } from '../../../edit/align.ts';
import { findMarks, withoutMarks } from './mark-texts.ts';
import { scanMarkup } from './scan-markup.ts';

/**
 * The numbers of the text nodes that depend on a marked text which a template compares or counts: those that contain
 * its mark, and those that differ. `pieces`: what visitors get; `printed`: the same with the mark.
 */
export function findChanged(pieces: readonly string[], printed: readonly string[]): number[] {
  const [final, other] = [scanMarkup(pieces).texts, scanMarkup(printed).texts];
  const changed: number[] = [];
  const end = { removed: [], added: [], at: { before: final.length, after: other.length } };
  let [node, shift] = [0, 0];
  for (const { removed, added, at } of [...align(final, other, withoutMarks), end]) {
    for (; node < at.before; node += 1)
      if (findMarks(other[node + shift] ?? '').length > 0) changed.push(node);
    for (; node < at.before + removed.length; node += 1) changed.push(node);
    shift += added.length - removed.length;
  }
  return changed;
}
