import type { SourceText } from '../model/source.ts';

/** A line as it is written, without its end. Lines count from 1; empty where there are fewer. */
export function lineAt({ text, lines }: SourceText, line: number): string {
  const start = lines[line - 1] ?? text.length;
  const end = lines[line] ?? text.length + 1;
  return text.slice(start, end - 1).replace(/\r$/, '');
}
