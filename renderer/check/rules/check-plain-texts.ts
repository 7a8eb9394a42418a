import type { Report } from '../../../diagnostics/diagnostic.ts';
import { emptyText } from '../../../diagnostics/messages/check-shape.ts';
import { exampleOf } from '../../schema/example-of.ts';
import { meaningOf } from '../../schema/meanings/meanings.ts';
import { locate } from '../../source/locate.ts';
import { locateText } from '../../source/locate-text.ts';
import type { Content, ValueVisit } from '../content.ts';
import { findHtml, findLastSign, findMarkdown } from '../debris/find-plain-debris.ts';
import { findWordDebris } from '../debris/find-word-debris.ts';
import { isMadeUp } from '../is-made-up.ts';
import { isNote, isProse } from '../is-prose.ts';
import { nameOf } from '../shape/name-value.ts';

/** Texts that are shown as written contain no Markdown or HTML; texts with Markdown are judged with it. */
export function checkPlainTexts({ visits }: Content, report: Report): void {
  for (const visit of visits) {
    const { document, path, schema, value } = visit;
    if (typeof value !== 'string') continue;
    if (isBlank(value, schema))
      report(
        emptyText(locate(document.source, path), nameOf(path) ?? 'this file', {
          example: exampleOf(schema),
          isRequired: true,
        }),
      );
    if (!isShown(visit)) continue;
    const found = [
      ...findHtml(value),
      ...(schema.means === undefined ? [...findMarkdown(value), ...findLastSign(value)] : []),
      ...findWordDebris(value, { isMadeUp: isMadeUp(visit), isCode: schema.means === 'verbatim' }),
    ];
    for (const { offset, tell } of found) report(tell(locateText(document.source, path, offset)));
  }
}

/** Whether a required text is only spaces; a value with a fixed form is reported for that. */
function isBlank(value: string, { minLength, pattern, format }: ValueVisit['schema']): boolean {
  return (
    value !== '' &&
    value.trim() === '' &&
    minLength !== undefined &&
    pattern === undefined &&
    format === undefined
  );
}

/** Whether visitors read it as words without Markdown. */
function isShown(visit: ValueVisit): boolean {
  const meaning = meaningOf(visit.schema);
  return isProse(visit.schema) && !isNote(visit) && (meaning === undefined || meaning.name === 'verbatim');
}
