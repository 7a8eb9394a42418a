import * as messages from '../../../diagnostics/messages.generated.ts';
import { ofWord } from '../../../diagnostics/words/letters.ts';
import type { Debris } from '../debris.ts';

/** Words that may be repeated: “the idea that that is”, “she had had”, “very, very” without its comma. */
const doubled = new Set([
  ...['that', 'had', 'her', 'is', 'do', 'no', 'so', 'very', 'really', 'many', 'much', 'long', 'far', 'more'],
  ...['bye', 'ha', 'knock', 'never', 'now', 'there', 'well', 'blah', 'in', 'on', 'what'],
]);

const [capitalA, capitalZ, smallA, smallZ] = [65, 90, 97, 122];

/**
 * An English word that is typed twice in a row, such as `the the` across a line break. Exactly one space or line break
 * separates the two.
 */
export function findWordTwice(prose: string): Debris[] {
  const found: Debris[] = [];
  let [start, before, beforeEnd] = [-1, -1, -1];
  for (let index = 0; index <= prose.length; index += 1) {
    const isInside = index < prose.length && isLetter(prose.charCodeAt(index));
    if (isInside && start < 0) start = index;
    if (isInside || start < 0) continue;
    const isNext = beforeEnd === start - 1 && /[ \n]/.test(prose.charAt(beforeEnd));
    if (isNext && isSame(prose, { before, start, end: index })) {
      const offset = start;
      const word = prose.slice(start, index);
      found.push({ offset, tell: (place) => messages.wordTwice(place, { word }) });
    }
    [before, beforeEnd, start] = [start, index, -1];
  }
  return found;
}

/** Characters that make an adjacent word part of a longer one. */
const isOfWord = new RegExp(`[${ofWord}’'_-]`, 'u');

type Pair = { before: number; start: number; end: number };

/** In names such as Bora Bora both begin with a capital; single letters, as in `a a`, aren't words. */
function isSame(prose: string, { before, start, end }: Pair): boolean {
  const length = end - start;
  if (length < 2 || start - 1 - before !== length || isCapital(prose.charCodeAt(start))) return false;
  const ahead = prose.charAt(before - 1);
  if (isOfWord.test(prose.charAt(end)) || isOfWord.test(ahead) || /[./{@]/.test(ahead)) return false;
  const word = prose.slice(start, end);
  return prose.slice(before, before + length).toLowerCase() === word && !doubled.has(word);
}

function isLetter(code: number): boolean {
  return (code >= smallA && code <= smallZ) || isCapital(code);
}

function isCapital(code: number): boolean {
  return code >= capitalA && code <= capitalZ;
}
