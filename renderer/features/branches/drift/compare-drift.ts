import { notedValue } from '../../../drift/base-note.ts';
import { articleText } from '../../../drift/text-note.ts';
import { align } from '../../../edit/align.ts';
import { parseSource } from '../../../read/read-source.ts';
import type { DriftedText } from './drifted-texts.ts';

/**
 * A stretch of two versions of a text: a number of paragraphs that both have, or a changed paragraph with its
 * replacement.
 */
export type Stretch = { kind: 'same'; count: number } | { kind: 'changed'; before: string; after: string };

/**
 * Compares head office's text as a branch remembers it with today's. `earlier`: a whole earlier version of head
 * office's file. Undefined if its text is not the one remembered.
 */
export function compareDrift(
  { base, remembered, now }: Pick<DriftedText, 'base' | 'remembered' | 'now'>,
  earlier: string,
): { was: string; stretches: Stretch[] } | undefined {
  const was = articleText(parseSource(base, earlier).source);
  return notedValue([was]) === remembered ? { was, stretches: compareParagraphs(was, now) } : undefined;
}

function compareParagraphs(before: string, after: string): Stretch[] {
  const are = paragraphsOf(after);
  const stretches: Stretch[] = [];
  let seen = 0;
  const passOver = (count: number) => {
    if (count > 0) stretches.push({ kind: 'same', count });
  };
  for (const { removed, added, at } of align(paragraphsOf(before), are, withPlainSpaces)) {
    passOver(at.after - seen);
    seen = at.after + added.length;
    for (let index = 0; index < Math.max(removed.length, added.length); index += 1)
      stretches.push({ kind: 'changed', before: removed[index] ?? '', after: added[index] ?? '' });
  }
  passOver(are.length - seen);
  return stretches;
}

function paragraphsOf(text: string): string[] {
  return text.split(/\n[ \t]*\n/).filter((paragraph) => paragraph.trim() !== '');
}

/** Reflowed lines are not a change. */
function withPlainSpaces(paragraph: string): string {
  return paragraph.split(/\s/).filter(Boolean).join(' ');
}
