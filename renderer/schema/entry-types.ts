import { listedTypes, sharedTypes, wholeTypes } from '../../schemas/planned-types.ts';
import type { Kinds } from '../model/kinds.ts';
import { pascalCase } from './pascal-case.ts';

/**
 * The type of an entry as templates receive it, in lists and on its own page (`whole`). Entries of the
 * shipped kinds are described in planned.ts; those of any other kind get a type of their own beside the generated ones.
 */
export function entryType(collection: string, kinds: Kinds, form: 'listed' | 'whole'): string | undefined {
  const planned = (form === 'whole' && wholeTypes.get(collection)) || listedTypes.get(collection);
  if (planned) return planned;
  // Pages are planned separately: a reference to one stays its id.
  if (collection === 'pages') return undefined;
  const kind = kinds.find((one) => one.collection === collection && one.holds === 'folder');
  if (!kind) return undefined;
  return form === 'whole' ? wholeAlias(kind.word) : entryAlias(kind.word);
}

/** The type of an entry of a kind that planned.ts doesn't describe, in lists and on its own page. */
export function entryAlias(word: string): string {
  return `${pascalCase(word)}Entry`;
}

export function wholeAlias(word: string): string {
  return `${pascalCase(word)}Whole`;
}

/**
 * A type in which an entry has only its own fields. The fields of a kind can't mention what code plans: that code
 * receives them, so the two types would depend on each other.
 */
export function withoutPlanned(type: string, kinds: Kinds): string {
  return kinds.reduce((text, { word }) => {
    const fields = `(${pascalCase(word)}Props & { id: string; href?: string })`;
    return text.replace(new RegExp(`^(?:${entryAlias(word)}|${wholeAlias(word)})\\b`), fields);
  }, type);
}

/** The type of a value that a kind's code computes for all pages. */
export function sharedType(name: string): string | undefined {
  return sharedTypes.get(name);
}
