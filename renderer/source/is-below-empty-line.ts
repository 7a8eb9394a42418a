/** Whether nothing precedes `at` in its line, nor in the line above it. */
export function isBelowEmptyLine(text: string, at: number): boolean {
  const line = text.lastIndexOf('\n', at - 1);
  const above = line > 0 ? text.lastIndexOf('\n', line - 1) : -1;
  return above >= 0 && text.slice(above, at).trim() === '';
}
