import type { Measure } from '../../schemas/printed-document.ts';
import type { Style } from './row.ts';

/**
 * `level`: the bidi level of the letters, from the bidirectional algorithm. `whole`: the run that this is a part of.
 */
export type StyledRun = { text: string; style: Style; href?: string; level?: number; whole?: StyledRun };
export type Fragment = { run: StyledRun; text: string; width: number };
export type Line = { fragments: Fragment[]; width: number };

/**
 * An unbreakable unit: a word, or several pieces of different styles without a space between. `space`: the run of the
 * space before it.
 */
type Word = { fragments: Fragment[]; width: number; space?: StyledRun };

/** Breaks text into lines at spaces; a word wider than the line is cut at the end of the line. */
export function breakLines(runs: readonly StyledRun[], width: number, measure: Measure): Line[] {
  const lines: Line[] = [{ fragments: [], width: 0 }];
  for (const word of wordsOf(runs, width, measure)) {
    const line = lines.at(-1);
    const space = line?.fragments.length ? spaceAfter(line, measure) : 0;
    if (line && (line.fragments.length === 0 || line.width + space + word.width <= width))
      addWord(line, word, space);
    else lines.push({ fragments: [...word.fragments], width: word.width });
  }
  return lines.filter(({ fragments }) => fragments.length > 0);
}

function spaceAfter(line: Line, measure: Measure): number {
  const last = line.fragments.at(-1);
  return last ? measure(' ', last.run.style) : 0;
}

/** Words of one run are drawn together, so that the line can be searched and copied. */
function addWord(line: Line, word: Word, space: number): void {
  const [first, ...rest] = word.fragments;
  const last = line.fragments.at(-1);
  if (!first) return;
  if (last && last.run === first.run) {
    last.text += ` ${first.text}`;
    last.width += space + first.width;
  } else if (last)
    line.fragments.push(...withSpace(last, first, { run: word.space ?? last.run, width: space }));
  else line.fragments.push({ ...first });
  line.fragments.push(...rest);
  line.width += space + word.width;
}

/** The space goes with its neighbour in the same direction, or else by itself. */
function withSpace(last: Fragment, first: Fragment, { run, width }: Omit<Fragment, 'text'>): Fragment[] {
  if (run.level === last.run.level) {
    last.text += ' ';
    last.width += width;
    return [{ ...first }];
  }
  if (run.level === first.run.level)
    return [{ ...first, text: ` ${first.text}`, width: width + first.width }];
  return [{ run, text: ' ', width }, { ...first }];
}

function wordsOf(runs: readonly StyledRun[], width: number, measure: Measure): Word[] {
  const words: Word[] = [];
  let glued = false;
  let space: StyledRun | undefined;
  for (const run of runs) {
    for (const piece of run.text.split(/([ \t\n]+)/)) {
      if (piece === '') continue;
      if (/^[ \t\n]/.test(piece)) {
        glued = false;
        space = run;
        continue;
      }
      for (const text of cutToFit(piece, run.style, width, measure)) {
        const fragment = { run, text, width: measure(text, run.style) };
        const word = glued ? words.at(-1) : undefined;
        if (word && word.width + fragment.width <= width) {
          word.fragments.push(fragment);
          word.width += fragment.width;
        } else words.push({ fragments: [fragment], width: fragment.width, space });
        glued = true;
      }
    }
  }
  return words;
}

function cutToFit(word: string, style: Style, width: number, measure: Measure): string[] {
  if (measure(word, style) <= width) return [word];
  const parts: string[] = [''];
  for (const character of word) {
    const last = parts.at(-1) ?? '';
    if (last !== '' && measure(last + character, style) > width) parts.push(character);
    else parts[parts.length - 1] = last + character;
  }
  return parts;
}
