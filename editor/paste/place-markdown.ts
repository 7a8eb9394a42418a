import type { PasteAnswer } from '../contract.ts';

export type Pasted = Pick<Extract<PasteAnswer, { kind: 'pasted' }>, 'markdown' | 'isInline'>;

/** What to put in between two parts of a text: blocks have empty lines around them. */
export function placeMarkdown({ markdown, isInline }: Pasted, before: string, after: string): string {
  if (isInline || markdown === '') return markdown;
  const start = before.trim() === '' ? '' : '\n'.repeat(missing(before.slice(before.trimEnd().length)));
  const end =
    after.trim() === '' ? '' : '\n'.repeat(missing(after.slice(0, after.length - after.trimStart().length)));
  return start + markdown + end;
}

/** Line breaks to an empty line. */
function missing(space: string): number {
  return Math.max(0, 2 - (space.split('\n').length - 1));
}

/** Whether what follows a text is code, in which nothing is Markdown. */
export function endsInCode(before: string): boolean {
  if ((before.match(/^[ \t>]*(?:```|~~~)/gm) ?? []).length % 2 === 1) return true;
  const paragraph = before.slice(before.lastIndexOf('\n\n') + 1);
  return (paragraph.match(/`/g) ?? []).length % 2 === 1;
}
