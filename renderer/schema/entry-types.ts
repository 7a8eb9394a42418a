import { listedTypes, sharedTypes, wholeTypes } from '../../schemas/planned-types.ts';
import type { Kinds } from '../model/kinds.ts';
import { pascalCase } from './pascal-case.ts';

/**
 * The type of an entry as templates receive it, in lists and on its own page (`whole`). Values made by a kind's code
 * are described in planned.ts; an entry of a kind without code consists of its own fields.
 */
export function entryType(collection: string, kinds: Kinds, form: 'listed' | 'whole'): string | undefined {
  const planned = (form === 'whole' && wholeTypes.get(collection)) || listedTypes.get(collection);
  if (planned) return planned;
  // Pages are planned separately: a reference to one stays its id.
  if (collection === 'pages') return undefined;
  const kind = kinds.find((one) => one.collection === collection && one.holds === 'folder');
  // In brackets: it may become the type of a list item.
  return kind && `(${pascalCase(kind.word)}Props & { id: string; href?: string })`;
}

/** The type of a value that a kind's code computes for all pages. */
export function sharedType(name: string): string | undefined {
  return sharedTypes.get(name);
}
