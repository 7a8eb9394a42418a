import { isWithinWord } from '../../../diagnostics/words/letters.ts';
import { eachWord, endOfWord, isSign, startOfWord } from '../../check/named-values/phrase-words.ts';
import { nextStart, startPattern } from './word-starts.ts';

/**
 * Phrases by their words, so that a text is compared with all of them in one pass. `starts`: the first characters of
 * phrases.
 */
export type PhraseTree<Value> = { root: PhraseNode<Value>; starts: RegExp };

type PhraseNode<Value> = { next: Map<string, PhraseNode<Value>>; values: Value[] };

export type FoundPhrase<Value> = { offset: number; end: number; values: readonly Value[] };

export function createPhraseTree<Value>(phrases: readonly (readonly [string, Value])[]): PhraseTree<Value> {
  const root = createNode<Value>();
  for (const [phrase, value] of phrases) addPhrase(root, phrase, value);
  return { root, starts: startPattern(root.next.keys()) };
}

function createNode<Value>(): PhraseNode<Value> {
  return { next: new Map(), values: [] };
}

function addPhrase<Value>(root: PhraseNode<Value>, phrase: string, value: Value): void {
  let node = root;
  for (const word of eachWord(phrase)) {
    const next = node.next.get(word) ?? createNode<Value>();
    node.next.set(word, next);
    node = next;
  }
  node.values.push(value);
}

/** The longest phrases in the text, without overlaps. */
export function findPhrases<Value>({ root, starts }: PhraseTree<Value>, text: string): FoundPhrase<Value>[] {
  const found: FoundPhrase<Value>[] = [];
  for (let offset = nextStart(starts, text, 0); offset >= 0; ) {
    const match = beginsWithin(text, offset) ? undefined : longestAt(root, text, offset);
    if (match) found.push({ offset, end: match.end, values: match.values });
    offset = nextStart(starts, text, match?.end ?? offset + 1);
  }
  return found;
}

function longestAt<Value>(root: PhraseNode<Value>, text: string, from: number) {
  let node = root;
  let best: { end: number; values: readonly Value[] } | undefined;
  for (let start = from; start < text.length; ) {
    const end = endOfWord(text, start);
    const next = node.next.get(text.slice(start, end));
    if (!next) break;
    node = next;
    if (node.values.length > 0) best = { end, values: node.values };
    start = startOfWord(text, end);
  }
  return best;
}

function beginsWithin(text: string, offset: number): boolean {
  return isSign(text.charCodeAt(offset - 1)) || isWithinWord(text, offset);
}
