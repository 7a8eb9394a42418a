import type { Fields } from '../../diagnostics/fields.ts';
import type { TextEdit } from '../../renderer/site.ts';
import type { EditDesk } from './desk.ts';
import type { JournalEdit } from './journal/journal-line.ts';
import { readField } from './read-field.ts';
import type { ValuePlace } from './value-ids.ts';

/**
 * An edit of an article’s text where its part is now: other words, or for a block none, which takes it out, or a step up
 * or down. Undefined if it is of no such part, or can’t be made.
 */
export async function articleEdit(
  desk: EditDesk,
  value: ValuePlace,
  { value: text, unset, shift, was }: Fields,
): Promise<JournalEdit | undefined> {
  const { file, part } = value;
  const { range, article, value: now } = (await readField(desk, value)) ?? {};
  if (!range || !article || (part === 'below') !== (article.part === 'below')) return undefined;
  if (shift === 'up' || shift === 'down') return was === now ? replacement(file, article[shift]) : undefined;
  const words = unset === true ? '' : text;
  if (typeof words !== 'string') return undefined;
  const isSame = was === undefined || was === now;
  if (words.trim() === '' && article.out && isSame) return replacement(file, article.out);
  const written = part === 'below' ? `\n\n${words}` : words;
  return { file, edit: { kind: 'replace', ...range, text: written }, ...(was !== undefined && { was }) };
}

function replacement(file: string, edit: TextEdit | undefined): JournalEdit | undefined {
  if (!edit) return undefined;
  const { start, end, text, was } = edit;
  return { file, edit: { kind: 'replace', start, end, text }, was };
}
