import { typedBullet } from '../../../diagnostics/messages/debris.ts';
import { type Debris, short } from '../debris.ts';
import { filling, type Leftover } from './leftovers.ts';

/** `mark` and `words` of an item; `order`: its position in the list, if the mark gives it. */
type Item = { offset: number; mark: string; words: string; order: number | undefined };

const dash = /^([ \t>]*)([–—])[ \t]+(\S[^\n]*)/gm;
const letter = /^([ \t>]*)(\(?([a-z]|[ivx]{1,4})[.)]|\((\d{1,2})\))[ \t]+(\S[^\n]*)/gm;
const bareNumber = new RegExp(`^(\\d{1,2})[ \\t]+((?:\\p{Lu}|${filling})[^\\n]*)`, 'gmu');

/**
 * Dashes, letters and numbers in brackets that begin lines like list marks but aren't any: in two consecutive lines or
 * paragraphs, or in a line within a list. Only the first of each list is reported.
 */
export function findTypedLists(blocks: readonly Leftover[]): Debris[] {
  let last: Item | undefined;
  let isTold = false;
  return blocks.flatMap((block, index): Debris[] => {
    const items = itemsOf(block);
    const isAlone = block.text.trim().split('\n').length === items.length;
    const [next] = itemsOf(blocks[index + 1]);
    const [first] = items;
    const goesOn = first !== undefined && last !== undefined && follows(last, first);
    last = isAlone ? items.at(-1) : undefined;
    if (goesOn && isTold) return [];
    const found = items.find((one, at) => {
      const after = items[at + 1] ?? (isAlone ? next : undefined);
      if (block.tag === 'li') return one.offset > 0;
      return block.tag === 'p' && after !== undefined && follows(one, after);
    });
    isTold = found !== undefined;
    return found ? [explain(found, block, items.length > 1 || block.tag === 'li')] : [];
  });
}

function itemsOf(block: Leftover | undefined): Item[] {
  const { text = '' } = block ?? {};
  const dashes = [...text.matchAll(dash)].map(
    ({ index, 1: before = '', 2: mark = '', 3: words = '' }): Item => ({
      ...{ offset: index + before.length, mark, words, order: undefined },
    }),
  );
  const letters = [...text.matchAll(letter)].map(
    ({ index, 1: before = '', 2: mark = '', 3: letters, 4: number, 5: words = '' }): Item => ({
      ...{ offset: index + before.length, mark, words },
      order: number === undefined ? orderOf(letters ?? '') : Number(number),
    }),
  );
  const numbers = block?.tag === 'li' ? bareNumbers(block) : [];
  return [...dashes, ...letters, ...numbers].sort((one, other) => one.offset - other.offset);
}

/** `2 Sign in`, without its full stop, in the item `1. Arrive`. */
function bareNumbers({ text, source }: Leftover): Item[] {
  const own = /^\s*(\d{1,2})[.)]/.exec(source)?.[1];
  if (own === undefined) return [];
  return [...text.matchAll(bareNumber)].flatMap(({ index, 1: mark = '', 2: words = '' }) =>
    index > 0 && Number(mark) === Number(own) + 1
      ? [{ offset: index, mark, words, order: Number(mark) }]
      : [],
  );
}

const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

function orderOf(letters: string): number {
  const position = roman.indexOf(letters);
  return letters === 'i' || letters.length > 1 ? position + 1 : letters.charCodeAt(0) - 96;
}

/** `b)` after `a)`: rules out the initials of two names. */
function follows(one: Item, other: Item): boolean {
  if (one.order === undefined || other.order === undefined) return one.mark === other.mark;
  const isNext = other.order === one.order + 1 || roman.indexOf(other.mark.replace(/\W/g, '')) === one.order;
  return isNext && one.mark.replace(/\w/g, '') === other.mark.replace(/\w/g, '');
}

function explain(
  { offset, mark, words, order }: Item,
  { start, source }: Leftover,
  runTogether: boolean,
): Debris {
  const end = source.indexOf('\n', offset);
  const line = source.slice(offset, end < 0 ? undefined : end);
  const meant = `${order === undefined ? '-' : `${order}.`} ${short(line.slice(line.length - words.length))}`;
  return { offset: start + offset, tell: (place) => typedBullet(place, mark, meant, runTogether) };
}
