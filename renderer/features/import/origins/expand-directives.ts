import { alertOf } from './translate-tag.ts';

/** The callouts of Starlight, `:::note[A title]` to `:::`, as those of GitHub. What is in code stays as it is. */
export function expandDirectives(text: string): string {
  if (!text.includes(':::')) return text;
  const lines: string[] = [];
  let open: { line: string; kind: string; title: string; from: number } | undefined;
  let fence: string | undefined;
  for (const line of text.split('\n')) {
    const [, mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark !== undefined && fence === undefined) fence = mark;
    else if (mark !== undefined && fence !== undefined && mark.startsWith(fence)) fence = undefined;
    const [, kind, title = ''] =
      fence === undefined ? (/^\s*:::\s*(\w+)(?:\[([^\]]*)\])?/.exec(line) ?? []) : [];
    if (kind !== undefined && !open) open = { line, kind, title, from: lines.length };
    else if (open && fence === undefined && /^\s*:::\s*$/.test(line)) {
      const alert = alertOf(open.kind, open.title, lines.splice(open.from).join('\n'));
      lines.push(...alert.split('\n'));
      open = undefined;
    } else lines.push(line);
  }
  if (open) lines.splice(open.from, 0, open.line);
  return lines.join('\n');
}
