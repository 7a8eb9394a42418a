import type { Kind, Kinds } from '../../model/kinds.ts';

/** The kinds whose entries texts may name. */
export function nameableKinds(kinds: Kinds): Kind[] {
  return kinds.filter(
    ({ holds, named, computed }) => holds === 'folder' && named.length + computed.length > 0,
  );
}

/** The kind whose entry texts may name by this word, on a page made per entry. */
export function kindCalled(word: string, kinds: Kinds): Kind | undefined {
  return nameableKinds(kinds).find((kind) => kind.word === word);
}
