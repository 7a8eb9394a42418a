import type { Piece } from './split-entries.ts';
import { nameColumn, readYamlLine } from './yaml-line.ts';

/**
 * The plain text that begins on the line of `offset` and goes on over the lines below, where a colon in it ends it for
 * YAML: `title: The OSCE: a guide` with more words below, or an item of a list with a colon in its second line.
 */
export function findTextOverLines(text: string, offset: number): Piece | undefined {
  const head = readYamlLine(text, offset);
  if (head.key === undefined) return undefined;
  const isField = isFieldName(head.key);
  if (!isField && !head.isItem) return undefined;
  const start = isField ? head.valueStart : head.start + nameColumn(head);
  const written = text.slice(start, head.end).trimEnd();
  if (head.value === '' || /^["'[\]{}|>&*!#?-]/.test(written)) return undefined;
  const outer = isField ? nameColumn(head) : head.indent;
  const lines = [written];
  let end = start + written.length;
  for (let at = head.end + 1; at < text.length; ) {
    const line = readYamlLine(text, at);
    if (line.text.trim() === '' || line.indent <= outer) break;
    lines.push(line.text.trim());
    end = line.start + line.text.trimEnd().length;
    at = line.end + 1;
  }
  const [, ...others] = lines;
  const isText = others.every((line) => !/^(?:- |#|[a-z][\w-]*:(?:\s|$))/.test(line));
  const isBroken = lines.some((line) => /:(?:\s|$)/.test(line));
  const hasComment = lines.some((line) => /\s#/.test(line));
  return others.length > 0 && isText && isBroken && !hasComment ? { start, end } : undefined;
}

/** As all names of fields are written; words with spaces or capitals belong to a text. */
function isFieldName(key: string): boolean {
  return /^[a-z][\w-]*$/.test(key);
}
