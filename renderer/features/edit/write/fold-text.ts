import { align } from '../../../edit/align.ts';

/** A paragraph of a folded text, as the lines on which it is written. */
type Paragraph = readonly string[];

/**
 * The lines of a text in which YAML joins lines with a space, and takes an empty line for a line break. What hasn’t
 * changed keeps its lines. `before`: the lines as they are now, without indentation; `width`: in characters.
 */
export function foldText(text: string, before: readonly string[], width: number): string[] {
  const now = text.split('\n');
  const was = paragraphsOf(before);
  const known = new Map(was.map((lines) => [lines.join(' '), lines]));
  const paragraphs = now.map((paragraph) => known.get(paragraph) ?? wrap(paragraph, width));
  for (const { removed, added, at } of align<string>([...known.keys()], now, (paragraph) => paragraph))
    for (const [index, paragraph] of added.entries()) {
      const lines = known.get(removed[index] ?? paragraph);
      if (lines && !known.has(paragraph)) paragraphs[at.after + index] = foldChanged(paragraph, lines, width);
    }
  return paragraphs.flatMap((lines, index) => (index > 0 ? ['', ...lines] : lines));
}

function paragraphsOf(lines: readonly string[]): Paragraph[] {
  const paragraphs: string[][] = [[]];
  for (const line of lines) {
    if (line === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  }
  return paragraphs;
}

/** Keeps the lines at the beginning and at the end that are still as they were. */
function foldChanged(text: string, lines: Paragraph, width: number): string[] {
  const first: string[] = [];
  const last: string[] = [];
  let rest = text;
  for (const line of lines) {
    if (!rest.startsWith(`${line} `)) break;
    first.push(line);
    rest = rest.slice(line.length + 1);
  }
  for (const line of [...lines.slice(first.length)].reverse()) {
    if (!rest.endsWith(` ${line}`)) break;
    last.unshift(line);
    rest = rest.slice(0, -line.length - 1);
  }
  return [...first, ...wrap(rest, width), ...last];
}

/** Breaks lines at single spaces only: YAML would keep the others, or lose them. */
function wrap(text: string, width: number): string[] {
  if (text === '') return [];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/(?<=\S) (?=\S)/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && longer.length > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
