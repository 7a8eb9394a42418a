import type { Fix } from '../../diagnostics/fix.ts';
import { createSourceText } from '../source/create-source-text.ts';
import { offsetAt } from '../source/offset-at.ts';
import { type Splice, spliceText } from './splice-text.ts';

/**
 * Applies fixes to a file's text. Skips those whose text doesn't match, that overlap another, or that would change the
 * number of lines; `applied` are the others.
 */
export function applyFixes(text: string, fixes: readonly Fix[]): { text: string; applied: readonly Fix[] } {
  const source = createSourceText('', text);
  const found = fixes
    .flatMap((fix) => {
      const start = offsetAt(source, fix.place);
      const splice = { start, end: start + fix.from.length, text: fix.to };
      const isMet = text.slice(splice.start, splice.end) === fix.from && fix.from !== fix.to;
      return isMet && breaksIn(fix.from) === breaksIn(fix.to) ? [{ fix, splice }] : [];
    })
    .sort((one, other) => one.splice.start - other.splice.start);
  const taken: typeof found = [];
  for (const one of found) if (one.splice.start >= endOf(taken.at(-1)?.splice)) taken.push(one);
  return {
    text: spliceText(
      text,
      taken.map(({ splice }) => splice),
    ),
    applied: taken.map(({ fix }) => fix),
  };
}

function endOf(splice: Splice | undefined): number {
  return splice?.end ?? 0;
}

function breaksIn(text: string): number {
  return text.split('\n').length;
}
