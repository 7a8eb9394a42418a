import { followNames } from '../../schema/follow-names.ts';
import { replaceNames } from '../../schema/name-grammar.ts';
import type { Content } from '../content.ts';

/** A text with its facts filled in; undefined if it names a value known only later. */
export function resolveText(text: string, { collections, site }: Content): string | undefined {
  const facts = collections.get('facts')?.get('facts')?.value;
  const filled = replaceNames(text, (name) => {
    const [head, ...path] = name.split('.');
    const value = followNames(
      head === 'facts' ? facts : head === 'site' ? site.value : undefined,
      path,
    )?.value;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  });
  return filled.includes('{') ? undefined : filled;
}
