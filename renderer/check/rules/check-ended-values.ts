import type { Report } from '../../../diagnostics/diagnostic.ts';
import { valueOfEnded } from '../../../diagnostics/messages/check-days.ts';
import { isDay } from '../../../kinds/is-day.ts';
import { isShown } from '../../../kinds/is-shown.ts';
import { fieldsOf } from '../../schema/fields.ts';
import { findNames } from '../../schema/name-grammar.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';
import { type WrittenText, writtenTexts } from '../written-texts.ts';

/** What is no longer shown takes its links, rows and buttons with it; a text that names its price goes on praising it. */
export function checkEndedValues(content: Content, day: string, report: Report): void {
  for (const written of writtenTexts(content)) {
    if (!written.text.includes('{') || !isOnSite(written, day)) continue;
    for (const found of findNames(written.text)) {
      if (found.kind !== 'name') continue;
      const { name, offset } = found;
      const [folder = '', id = ''] = name.split('.');
      const entry = content.collections.get(folder)?.get(id);
      const { until } = fieldsOf(entry?.value);
      if (!entry || !isDay(until) || day <= until || entry === written.document) continue;
      const ended = locate(entry.source, ['until']);
      report(valueOfEnded(written.placeAt(offset), { name, last: until, until: ended }));
    }
  }
}

/** Whether a text, and each group that it is in, is shown today. */
function isOnSite({ document, path }: WrittenText, day: string): boolean {
  let group: unknown = document.value;
  for (const key of [...path, undefined]) {
    const { when, ...timed } = fieldsOf(group);
    if (![timed, fieldsOf(when)].every((one) => isShown(one, day))) return false;
    group = key === undefined ? undefined : Reflect.get(Object(group), key);
  }
  return true;
}
