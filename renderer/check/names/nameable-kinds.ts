import type { Kind, Kinds } from '../../model/kinds.ts';

/** The kinds whose entries texts may name. */
export function nameableKinds(kinds: Kinds): Kind[] {
  return kinds.filter(
    ({ holds, named, computed }) => holds === 'folder' && named.length + computed.length > 0,
  );
}

/** The kind whose entry texts may name by this word, on a page that is made per entry. */
export function kindCalled(word: string, kinds: Kinds): Kind | undefined {
  return nameableKinds(kinds).find((kind) => kind.word === word);
}

/**
 * Planning finishes one collection after the other: a text can name what is finished before it. What is
 * not listed comes last and may name everything.
 */
const finishedInTurn = ['courses', 'promotion', 'tutors', 'events', 'posts', 'outcomes'];

/** Which of the collections (and the promotion) texts may name that stand in `where`. */
export function nameableFrom(where: string, kinds: Kinds): readonly string[] {
  const everything = [...nameableKinds(kinds).map(({ collection }) => collection), 'promotion'];
  const turn = finishedInTurn.indexOf(where);
  // Words and patterns are filled in before all of them.
  if (where === 'wording') return [];
  if (turn === -1) return everything;
  // What the promotion computes is there before its texts are filled in.
  const finished = finishedInTurn.slice(0, where === 'promotion' ? turn + 1 : turn);
  return everything.filter((name) => finished.includes(name));
}
