import type { Path } from '../../diagnostics/place.ts';
import type { Source, Span } from '../model/source.ts';
import { findSpan } from '../source/find-span.ts';
import { endOfLine, lineBreakOf, lineStart } from './members.ts';
import type { Splice } from './splice-text.ts';

/**
 * Appends words to a list of words in a file. A missing list is added to its group, or at the end of the file if that
 * is missing too. `path`: at most two names. Undefined if `path` leads to anything else.
 */
export function addToList(source: Source, path: Path, words: readonly string[]): Splice | undefined {
  const found = findSpan(source, path);
  if (found?.whole) return found.span.kind === 'list' ? intoList(source.text, found.span, words) : undefined;
  const around = findSpan(source, path.slice(0, -1));
  const line = `${String(path.at(-1))}: [${words.join(', ')}]`;
  if (around?.whole && path.length > 1) return intoGroup(source.text, around.span, line);
  const [name] = path;
  return atEnd(source.text, path.length > 1 ? [`${name}:`, `  ${line}`] : [line]);
}

function intoList(text: string, { start, end, items }: Span & { kind: 'list' }, words: readonly string[]) {
  const last = items.at(-1);
  if (text[start] === '[') {
    const at = last ? last.end : start + 1;
    return { start: at, end: at, text: `${last ? ', ' : ''}${words.join(', ')}` };
  }
  const first = items[0];
  if (!first || !last) return undefined;
  const begin = lineStart(text, first.start);
  const dash = text.slice(begin, first.start);
  const behind = endOfLine(text, Math.min(last.end, end));
  return {
    start: behind,
    end: behind,
    text: words.map((word) => `${lineBreakOf(text)}${dash}${word}`).join(''),
  };
}

function intoGroup(text: string, span: Span, line: string): Splice | undefined {
  if (span.kind !== 'group') return undefined;
  const fields = Object.values(span.fields);
  const last = fields.reduce((end, field) => Math.max(end, field.end), span.start);
  if (text[span.start] === '{') {
    const at = fields.length > 0 ? last : span.start + 1;
    return { start: at, end: at, text: fields.length > 0 ? `, ${line}` : ` ${line} ` };
  }
  const begin = lineStart(text, span.start);
  const behind = endOfLine(text, begin + text.slice(begin, last).trimEnd().length);
  return { start: behind, end: behind, text: `${lineBreakOf(text)}${text.slice(begin, span.start)}${line}` };
}

function atEnd(text: string, lines: readonly string[]): Splice {
  const newline = lineBreakOf(text);
  const before = text === '' || text.endsWith('\n') ? '' : newline;
  return {
    start: text.length,
    end: text.length,
    text: before + lines.map((line) => line + newline).join(''),
  };
}
