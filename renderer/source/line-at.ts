import type { SourceText } from '../model/source.ts';

/** A line as it is written, without its line break. Lines count from 1; empty beyond the last. */
export function lineAt({ text, lines }: SourceText, line: number): string {
  const start = lines[line - 1] ?? text.length;
  const end = lines[line] ?? text.length + 1;
  return text.slice(start, end - 1).replace(/\r$/, '');
}
