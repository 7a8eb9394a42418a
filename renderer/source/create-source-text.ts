import type { SourceText } from '../model/source.ts';

/** A file's text with the starts of its lines, from which places are computed. */
export function createSourceText(file: string, text: string): SourceText {
  return { file, text, lines: lineStarts(text) };
}

/** The offset at which each line starts. */
export function lineStarts(text: string): number[] {
  const lines = [0];
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) lines.push(end + 1);
  return lines;
}
