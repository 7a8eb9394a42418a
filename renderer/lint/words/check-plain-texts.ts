import type { Report } from '../../../diagnostics/diagnostic.ts';
import type { Content, ValueVisit } from '../../check/content.ts';
import { isMadeUp } from '../../check/is-made-up.ts';
import { isNote, isProse } from '../../check/is-prose.ts';
import { meaningOf } from '../../schema/meanings/meanings.ts';
import { locateText } from '../../source/locate-text.ts';
import { findIn } from '../find-in.ts';
import { findHtml } from './find-html.ts';
import { findWordDebris } from './find-word-debris.ts';

/** Texts that are shown as written contain no Markdown or HTML; texts with Markdown are judged with it. */
export function checkPlainTexts({ visits }: Content, report: Report): void {
  for (const visit of visits) {
    const { document, path, schema, value } = visit;
    if (typeof value !== 'string') continue;
    if (!isShown(visit)) continue;
    const found = [
      ...findHtml(value),
      ...(schema.means === undefined ? findIn('plain', value) : []),
      ...findWordDebris(value, { isMadeUp: isMadeUp(visit), isCode: schema.means === 'verbatim' }),
    ];
    for (const { offset, tell } of found) report(tell(locateText(document.source, path, offset)));
  }
}

/** Whether visitors read it as words without Markdown. */
function isShown(visit: ValueVisit): boolean {
  const meaning = meaningOf(visit.schema);
  return isProse(visit.schema) && !isNote(visit) && (meaning === undefined || meaning.name === 'verbatim');
}
