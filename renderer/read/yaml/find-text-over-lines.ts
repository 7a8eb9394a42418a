import type { Extent } from '../../model/source.ts';
import { nameColumn, readYamlLine } from './yaml-line.ts';

/**
 * The plain text that begins on the line of `offset`, continues on the lines below, and is cut short in YAML by a colon
 * in it: `title: The OSCE: a guide` with more words below, or a list item with a colon in its second line. With `name`,
 * it begins below the name of its field, which lacks the `sign` for such a text: `answer:` with sentences under it.
 */
export function findTextOverLines(text: string, offset: number): TextOverLines | undefined {
  const head = readYamlLine(text, offset);
  if (head.key === undefined) return undefined;
  const isField = isFieldName(head.key);
  if (!isField && !head.isItem) return undefined;
  const start = isField ? head.valueStart : head.start + nameColumn(head);
  const written = text.slice(start, head.end).trimEnd();
  if (/^["'[\]{}|>&*!#?-]/.test(written)) return undefined;
  const outer = isField ? nameColumn(head) : head.indent;
  const lines = written === '' ? [] : [written];
  let end = start + written.length;
  for (let at = head.end + 1; at < text.length; ) {
    const line = readYamlLine(text, at);
    const isEmpty = line.text.trim() === '';
    if (isEmpty ? written !== '' : line.indent <= outer) break;
    at = line.end + 1;
    if (isEmpty) continue;
    lines.push(line.text.trim());
    end = line.start + line.text.trimEnd().length;
  }
  const below = written === '' ? lines : lines.slice(1);
  const isText = below.every((line) => !/^(?:- |#|[a-z][\w-]*:(?:\s|$))/.test(line));
  const isBroken = lines.some((line) => /:(?:\s|$)/.test(line));
  const hasComment = lines.some((line) => /\s#/.test(line));
  if (below.length === 0 || !isText || !isBroken || hasComment) return undefined;
  if (written !== '') return { start, end };
  const isProse =
    isField && lines.length > 1 && lines.every(isSentence) && !/^["'[{|>&*!]/.test(lines[0] ?? '');
  if (!isProse) return undefined;
  const first = readYamlLine(text, head.end + 1).content;
  // Only | keeps paragraphs apart.
  const sign = /\n[ \t]*\n/.test(text.slice(first, end)) ? '|' : '>-';
  return { start: first, end, name: head.key, sign };
}

type TextOverLines = Extent & ({ name: string; sign: '|' | '>-' } | { name?: undefined; sign?: undefined });

/** Whether a line isn't a field, not even one whose name has a capital or lacks its colon. */
function isSentence(line: string): boolean {
  return /^\S+[^\S\n]+\S/.test(line) && !/^\S+:[^\S\n]+(?:\S+(?:[^\S\n]+|$)){1,3}$/.test(line);
}

/** Whether it is written like the names of fields; words with spaces or capitals belong to a text. */
function isFieldName(key: string): boolean {
  return /^[a-z][\w-]*$/.test(key);
}
