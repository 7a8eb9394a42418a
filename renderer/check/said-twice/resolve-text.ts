import { fieldsOf } from '../../schema/fields.ts';
import { replaceNames } from '../../schema/name-grammar.ts';
import type { Content } from '../content.ts';

/** A text with the facts that it names filled in; nothing where it names what is only known later. */
export function resolveText(text: string, { collections, site }: Content): string | undefined {
  const facts = collections.get('facts')?.get('facts')?.value;
  const filled = replaceNames(text, (name) => {
    const [head, ...path] = name.split('.');
    const value = at(head === 'facts' ? facts : head === 'site' ? site.value : undefined, path);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  });
  return filled.includes('{') ? undefined : filled;
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce((found, key) => fieldsOf(found)[key], value);
}
