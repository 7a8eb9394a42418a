import type { NamedValue } from '../../check/named-values/named-value.ts';
import { findPhrases } from './phrase-tree.ts';
import type { ValueIndex } from './value-index.ts';

/** The one entry that a sentence mentions; undefined if it mentions none or several. */
export function mentionedEntry(sentence: string, index: ValueIndex): string | undefined {
  const named = [...sentence.matchAll(/\{([\w-]+\.[\w-]+)\./g)].map(([, entry = '']) => entry);
  const ids = [...sentence.matchAll(/\/[\w-]+\/([\w-]+)/g)].map(([, id]) => id);
  const linked = [...index.entries.keys()].filter((entry) => ids.includes(entry.split('.')[1]));
  const titled = findPhrases(index.phrases, sentence).flatMap(({ values }) => values.map(entryNameOf));
  const entries = [...new Set([...named, ...linked, ...titled])].filter((entry) => index.entries.has(entry));
  return entries.length === 1 ? entries[0] : undefined;
}

/** Whether the text has no name or link that might refer to an entry. */
export function namesNone(text: string): boolean {
  return !/\{[\w-]+\.[\w-]+\.|\]\(\//.test(text);
}

export function entryNameOf({ document }: NamedValue): string {
  return `${document.collection}.${document.id}`;
}

/** Whether the sentence, or the file that contains it, is about the entry. */
export function isAbout(
  { document: { id, value } }: NamedValue,
  sentence: string,
  where: { id: string },
): boolean {
  if (where.id === id || sentence.includes(id)) return true;
  return typeof value.title === 'string' && sentence.includes(value.title);
}
