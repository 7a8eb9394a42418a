/** Phrases by their words, so that a text is compared with all of them in one pass. */
export type PhraseTree<Value> = { next: Map<string, PhraseTree<Value>>; values: Value[] };

export type FoundPhrase<Value> = { offset: number; end: number; values: readonly Value[] };

export function createPhraseTree<Value>(): PhraseTree<Value> {
  return { next: new Map(), values: [] };
}

export function addPhrase<Value>(tree: PhraseTree<Value>, phrase: string, value: Value): void {
  let node = tree;
  for (const { word } of wordsOf(phrase)) {
    const next = node.next.get(word) ?? createPhraseTree<Value>();
    node.next.set(word, next);
    node = next;
  }
  node.values.push(value);
}

/** The longest phrases in the text; none within another. */
export function findPhrases<Value>(tree: PhraseTree<Value>, text: string): FoundPhrase<Value>[] {
  const words = wordsOf(text);
  const found: FoundPhrase<Value>[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const match = longestAt(tree, words, index);
    if (!match) continue;
    const first = words[index];
    const last = words[match.last];
    if (first && last) found.push({ offset: first.offset, end: last.end, values: match.values });
    index = match.last;
  }
  return found;
}

type Word = { word: string; offset: number; end: number };

function longestAt<Value>(tree: PhraseTree<Value>, words: readonly Word[], start: number) {
  let node: PhraseTree<Value> | undefined = tree;
  let best: { last: number; values: readonly Value[] } | undefined;
  for (let index = start; index < words.length; index += 1) {
    node = node.next.get(words[index]?.word ?? '');
    if (!node) break;
    if (node.values.length > 0) best = { last: index, values: node.values };
  }
  return best;
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}+%]+/gu)].map(({ 0: word, index }) => ({
    word,
    offset: index,
    end: index + word.length,
  }));
}
