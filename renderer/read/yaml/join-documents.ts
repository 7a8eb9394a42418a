import { leaveOut, leaveOutLine } from './gap-mark.ts';

/**
 * Removes the lines `---` and `...` that would end a text although more follows; also what follows, if it begins again
 * with the fields from above. `ends`: offsets of these lines.
 */
export function joinDocuments(text: string): { text: string; ends: number[] } {
  const ends: number[] = [];
  let left = text;
  for (const line of text.matchAll(/^(?:---|\.\.\.)(?=\s|$).*$/gm)) {
    const [above, below] = [left.slice(0, line.index), text.slice(line.index + line[0].length)];
    if (!saysSomething(above) || !saysSomething(below)) continue;
    ends.push(line.index);
    if (begins(above).some((field) => begins(below).includes(field)))
      return { text: leaveOut(left, line.index, left.length), ends };
    left = leaveOutLine(left, line.index, line.index + line[0].length);
  }
  return { text: left, ends };
}

function saysSomething(text: string): boolean {
  return /^[ \t]*[^\s#]/m.test(text.replace(/^(?:---|\.\.\.)[ \t]*$/gm, ''));
}

/** The names of its top-level fields. */
function begins(text: string): string[] {
  return text.match(/^[A-Za-z][\w-]*(?=:\s)/gm) ?? [];
}
