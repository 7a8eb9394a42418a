import { ownProperty } from '../../../diagnostics/own-property.ts';
import type { Context } from '../context/context.ts';
import type { Cursor } from './cursor.ts';

/**
 * A text of site.yaml as `words` there say it in the language of the page, with its place; without words it stays as it
 * is. Every answer depends on them, so nothing is asked.
 */
export function wordsInLanguage(
  text: string,
  cursor: Cursor,
  { language, settings, site }: Context,
): { text: string; cursor: Cursor } {
  if (language === undefined || cursor.source !== site.settings.source) return { text, cursor };
  const list = settings.languages?.list ?? [];
  const index = list.findIndex((one) => one.language === language);
  const own = ownProperty(list[index]?.words ?? {}, text);
  if (own === undefined) return { text, cursor };
  return { text: own, cursor: { ...cursor, path: ['languages', 'list', index, 'words', text] } };
}
