import type { Report } from '../../../diagnostics/diagnostic.ts';
import { emptyText } from '../../../diagnostics/messages/check-shape.ts';
import { exampleOf } from '../../schema/example-of.ts';
import { fieldsOf } from '../../schema/fields.ts';
import { meaningOf } from '../../schema/meanings/meanings.ts';
import { locate } from '../../source/locate.ts';
import { locateText } from '../../source/locate-text.ts';
import type { Content, Visit } from '../content.ts';
import { findHtml, findLastSign, findMarkdown } from '../debris/find-plain-debris.ts';
import { findWordDebris } from '../debris/find-word-debris.ts';
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
      ...findWordDebris(value, { isMadeUp: isDeclaredMadeUp(visit), isCode: schema.means === 'verbatim' }),
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

/** Not a choice, nor what has a form of its own, nor a note for colleagues. */
function isShown({ document, path, schema }: Visit): boolean {
  // Of a field that there is not, the schema says nothing: it has its own message.
  if (Object.keys(schema).length === 0) return false;
  if (schema.enum !== undefined || schema.pattern !== undefined || schema.format !== undefined) return false;
  if (document.collection === 'site' && (path[0] === 'accept' || path[0] === 'theme')) return false;
  const meaning = meaningOf(schema);
  return meaning === undefined || meaning.name === 'verbatim';
}

/**
 * Within a group that says `placeholder: true`: whoever wrote it knows, and `--release` refuses it. A whole file that says
 * so, for the sake of a single value, has texts like any other.
 */
function isDeclaredMadeUp({ document, path }: Visit): boolean {
  let group: unknown = document.value;
  for (const key of path) {
    if (group !== document.value && fieldsOf(group).placeholder === true) return true;
    group = Reflect.get(Object(group), key);
  }
  return false;
}
