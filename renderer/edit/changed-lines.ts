/** A line of a file before and after. */
export type FixedLine = { file: string; line: number; before: string; after: string };

/** The lines that differ between two texts with the same number of lines, without line ends. */
export function changedLines(file: string, before: string, after: string): FixedLine[] {
  const now = after.split('\n');
  return before.split('\n').flatMap((was, index) => {
    const is = now[index] ?? '';
    return was === is
      ? []
      : [{ file, line: index + 1, before: was.replace(/\r$/, ''), after: is.replace(/\r$/, '') }];
  });
}
