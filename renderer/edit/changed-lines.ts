/** A line of a file as it was and as it is. */
export type FixedLine = { file: string; line: number; before: string; after: string };

/** Of two texts with the same number of lines: those that differ, without their ends. */
export function changedLines(file: string, before: string, after: string): FixedLine[] {
  const now = after.split('\n');
  return before.split('\n').flatMap((was, index) => {
    const is = now[index] ?? '';
    return was === is
      ? []
      : [{ file, line: index + 1, before: was.replace(/\r$/, ''), after: is.replace(/\r$/, '') }];
  });
}
