import type { Report } from '../../../diagnostics/diagnostic.ts';
import { emptyText } from '../../../diagnostics/messages/check-shape.ts';
import { exampleOf } from '../../schema/example-of.ts';
import { meaningOf } from '../../schema/meanings/meanings.ts';
import { locate } from '../../source/locate.ts';
import { locateText } from '../../source/locate-text.ts';
import type { Content, Visit } from '../content.ts';
import { findHtml, findLastSign, findMarkdown } from '../debris/find-plain-debris.ts';
import { findWordDebris } from '../debris/find-word-debris.ts';
import { isMadeUp } from '../is-made-up.ts';
import { isNote, isProse } from '../is-prose.ts';
import { nameOf } from '../shape/name-value.ts';

/** Texts that are shown as they are written have no Markdown and no HTML in them; what has Markdown is judged with it. */
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

/** Nothing but spaces, where there has to be a text; what has a form of its own is told by that. */
function isBlank(value: string, { minLength, pattern, format }: Visit['schema']): boolean {
  return (
    value !== '' &&
    value.trim() === '' &&
    minLength !== undefined &&
    pattern === undefined &&
    format === undefined
  );
}

/** Words without Markdown that visitors read. */
function isShown(visit: Visit): boolean {
  const meaning = meaningOf(visit.schema);
  return isProse(visit.schema) && !isNote(visit) && (meaning === undefined || meaning.name === 'verbatim');
}
