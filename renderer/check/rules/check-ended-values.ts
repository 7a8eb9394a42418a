import type { Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf } from '../../../diagnostics/fields.ts';
import { valueOfEnded } from '../../../diagnostics/messages/check-days.ts';
import { isDay } from '../../../kinds/is-day.ts';
import { isShownOn } from '../../../kinds/is-shown-on.ts';
import { findNames } from '../../schema/name-grammar.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';
import type { Document } from '../document.ts';
import { type WrittenText, writtenTexts } from '../written-texts.ts';

/**
 * An entry that is no longer shown takes its links, rows and buttons with it, but a text that names its price goes on
 * praising it.
 */
export function checkEndedValues(content: Content, day: string, report: Report): void {
  const ended = endedEntries(content, day);
  if (ended.size === 0) return;
  for (const written of writtenTexts(content)) {
    if (!written.text.includes('{') || !isOnSite(written, day)) continue;
    for (const found of findNames(written.text)) {
      if (found.kind !== 'name') continue;
      const { name, offset } = found;
      const entry = ended.get(name.split('.', 2).join('.'));
      if (!entry || entry.document === written.document) continue;
      const until = locate(entry.document.source, ['until']);
      report(valueOfEnded(written.placeAt(offset), { name, last: entry.last, until }));
    }
  }
}

/**
 * Entries that are no longer shown, by their name in texts: `courses.one-day`. On most days there are none, and no text
 * is checked.
 */
function endedEntries(
  { collections }: Content,
  day: string,
): Map<string, { document: Document; last: string }> {
  const ended = new Map<string, { document: Document; last: string }>();
  for (const [folder, entries] of collections)
    for (const [id, document] of entries) {
      const { until } = fieldsOf(document.value);
      if (isDay(until) && day > until) ended.set(`${folder}.${id}`, { document, last: until });
    }
  return ended;
}

/** Whether a text, and each group around it, is shown today. */
function isOnSite({ document, path }: WrittenText, day: string): boolean {
  let group: unknown = document.value;
  for (const key of [...path, undefined]) {
    const { when, ...timed } = fieldsOf(group);
    if (![timed, fieldsOf(when)].every((one) => isShownOn(one, day))) return false;
    group = key === undefined ? undefined : Reflect.get(Object(group), key);
  }
  return true;
}
