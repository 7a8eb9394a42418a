import type { Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf } from '../../schema/fields.ts';
import { meaningOf } from '../../schema/meanings/meanings.ts';
import { locateText } from '../../source/locate-text.ts';
import type { Content, Visit } from '../content.ts';
import { findHtml, findMarkdown } from '../debris/find-plain-debris.ts';
import { findWordDebris } from '../debris/find-word-debris.ts';

/** Texts that are shown as they are written have no Markdown and no HTML in them; what has Markdown is judged with it. */
export function checkPlainTexts({ visits }: Content, report: Report): void {
  for (const visit of visits) {
    const { document, path, schema, value } = visit;
    if (typeof value !== 'string' || !isShown(visit)) continue;
    const found = [
      ...findHtml(value),
      ...(schema.means === undefined ? findMarkdown(value) : []),
      ...(isDeclaredMadeUp(visit) ? [] : findWordDebris(value)),
    ];
    for (const { offset, tell } of found) report(tell(locateText(document.source, path, offset)));
  }
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

/** Within a group that says `placeholder: true`: whoever wrote it knows, and `--release` refuses it. */
function isDeclaredMadeUp({ document, path }: Visit): boolean {
  let group: unknown = document.value;
  for (const key of path) {
    if (fieldsOf(group).placeholder === true) return true;
    group = Reflect.get(Object(group), key);
  }
  return false;
}
