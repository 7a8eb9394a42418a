/**
 * What a component takes, in the words of its source: its types and the heads of its functions, with their comments.
 * Line by line, since the sources have one form; what has another is left out.
 */
export function declarationsOf(source: string): string {
  const lines = source.split('\n');
  const kept: string[] = [];
  let comment: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.startsWith('/**')) {
      const end = lines.findIndex((one, index) => index >= at && one.endsWith('*/'));
      comment = lines.slice(at, end + 1);
      at = end < 0 ? lines.length : end;
      continue;
    }
    const block = blockAt(lines, at);
    if (block) kept.push([...comment, ...block].join('\n'));
    if (line !== '') comment = [];
  }
  return kept.join('\n\n');
}

/** A type as a whole, or a function up to its body. */
function blockAt(lines: readonly string[], at: number): string[] | undefined {
  const line = lines[at] ?? '';
  if (/^(?:export )?type \w/.test(line))
    return throughLine(lines, at, (one) => one.endsWith(';') && !one.startsWith(' '));
  if (!/^export function [A-Z]/.test(line)) return undefined;
  const head = throughLine(lines, at, (one) => one.endsWith('{') && !one.endsWith('({'));
  return head?.map((one, index) => (index === head.length - 1 ? one.replace(/ \{$/, ';') : one));
}

function throughLine(
  lines: readonly string[],
  from: number,
  isLast: (line: string) => boolean,
): string[] | undefined {
  const end = lines.findIndex((line, index) => index >= from && isLast(line));
  return end < 0 ? undefined : lines.slice(from, end + 1);
}
