import { displayWidth } from '../../diagnostics/display-width.ts';

/** Wraps a text in any script to lines of at most `most` terminal columns. */
export function wrapText(text: string, most: number): string[] {
  const words = text.split(/\s/).filter(Boolean);
  const lines: string[] = [];
  let line = '';
  for (const word of words.flatMap((whole) => cutWord(whole, most))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && displayWidth(longer) > most) lines.push(line);
    line = line !== '' && displayWidth(longer) > most ? word : longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** Cuts an address, or a sentence in a script without spaces, never within what is read as one letter. */
function cutWord(word: string, most: number): string[] {
  if (displayWidth(word) <= most) return [word];
  const parts: string[] = [];
  let part = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word)) {
    if (displayWidth(part + segment) > most) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return [...parts, part];
}
