import type { Path } from '../../../../diagnostics/place.ts';
import {
  columnOf,
  endOfLine,
  isFlow,
  lineBreakOf,
  memberContent,
  membersOf,
  startOf,
} from '../../../edit/members.ts';
import type { Source, Span } from '../../../model/source.ts';
import { findSpan } from '../../../source/find-span.ts';
import { breakAndIndent, overwriteValue, type Ways } from './overwrite-value.ts';
import { isBlockForm, writtenForms } from './written-forms.ts';

/** Adds a field that is missing, with the groups that are missing around it. */
export function addField(source: Source, path: Path, value: unknown): Ways {
  const depth = path.findIndex((_, index) => !findSpan(source, path.slice(0, index + 1))?.whole);
  const around = findSpan(source, path.slice(0, depth))?.span;
  const [name, ...rest] = path.slice(depth);
  if (!source.spans || typeof name !== 'string') return [];
  const inner = rest.reduceRight<unknown>((within, step) => ({ [step]: within }), value);
  if (!around || around.kind === 'list' || around.kind === 'refused') return [];
  if (around.kind === 'scalar') return overwriteValue(source.text, around, { [name]: inner });
  return addMember(source.text, around, name, inner);
}

function addMember(text: string, group: Span, name: string, value: unknown): Ways {
  const members = membersOf(group);
  const last = members.at(-1);
  const key = /^[A-Za-z][\w-]*$/.test(name) ? name : JSON.stringify(name);
  if (!last || isFlow(text, group)) {
    const at = last ? memberContent(text, last).end : group.start + 1;
    const place = { written: '', indent: 0, lineBreak: lineBreakOf(text), isFlow: true };
    return writtenForms(value, place).map((form) => [
      { start: at, end: at, text: last ? `, ${key}: ${form}` : ` ${key}: ${form} ` },
    ]);
  }
  const column = columnOf(text, startOf(members[0] ?? last));
  const place = { written: '', indent: column + 2, lineBreak: lineBreakOf(text), isFlow: false };
  const ends = [
    endOfLine(text, memberContent(text, last).end),
    Math.max(last.end, endOfLine(text, memberContent(text, last).end)),
  ];
  return writtenForms(value, place).flatMap((form) => {
    const own = isBlockForm(form, value) ? breakAndIndent(text, column + 2) + form : ` ${form}`;
    return ends.map((end) => [
      { start: end, end, text: onNewLine(text, end, `${' '.repeat(column)}${key}:${own}`) },
    ]);
  });
}

/** A line after the one that ends at `end`. */
function onNewLine(text: string, end: number, line: string): string {
  const isStart = end > 0 && text[end - 1] === '\n';
  return isStart ? line + lineBreakOf(text) : lineBreakOf(text) + line;
}
