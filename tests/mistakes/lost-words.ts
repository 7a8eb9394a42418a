/**
 * The words that were on a line and no longer are. A word that is merely respelt is not lost, nor is one that the
 * message quotes as the mistake, unless the quote is the whole value.
 */
export function lostWords(before: string, after: string): string[] {
  const kept = wordsIn(after);
  const joined = kept.join('');
  return wordsIn(before).filter(
    (word) => /..|\p{Sc}/u.test(word) && !joined.includes(word) && !kept.some((other) => isLike(word, other)),
  );
}

/** Words that occur on a line more often than before: one twice in a row, or several. `hint`: where they come from. */
export function doubledWords(before: string, after: string, hint: string): string[] {
  const shown = joinNames(after);
  const now = wordsIn(shown);
  const had = [joinNames(before), joinNames(hint)].map(wordsIn);
  const count = (words: readonly string[], word: string) => words.filter((one) => one === word).length;
  const more = [...new Set(now)].filter((word) =>
    had.every((words) => count(now, word) > count(words, word)),
  );
  const inARow = more.filter((word) =>
    new RegExp(`(?<!${letter})${word}[\\s{}"']*${word}(?!${letter})`, 'iu').test(shown),
  );
  return more.length > 2 ? more : inARow;
}

const letter = String.raw`[\p{L}\p{M}\p{N}]`;

/** The name of a value counts as one word: two names may begin alike. */
function joinNames(line: string): string {
  return line.replace(/\{([a-z][\w.-]*)\}/g, (_, name: string) => ` ${name.replace(/\W/g, '')} `);
}

function wordsIn(line: string): string[] {
  return (
    line
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+|\p{Sc}(?=\d)|(?<=\d)\p{Sc}/gu) ?? []
  );
}

/** Differs in a letter or two, or in their order, or is cut. */
export function isLike(word: string, other: string): boolean {
  if (word.startsWith(other) || other.startsWith(word)) return other.length > 2 || word.length < 3;
  const most = Math.max(1, Math.floor(word.length / 3));
  const isSwapped = word.length > 3 && sorted(word) === sorted(other);
  return isSwapped || (Math.abs(word.length - other.length) <= most && distance(word, other) <= most);
}

function sorted(word: string): string {
  return [...word].sort().join('');
}

function distance(one: string, two: string): number {
  let row = Array.from({ length: two.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...two].entries()) {
      const above = row[column + 1] ?? 0;
      const left = next[column] ?? 0;
      next.push(Math.min(above + 1, left + 1, (row[column] ?? 0) + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
