import { displayWidth } from './display-width.ts';
import type { Place } from './place.ts';
import { visibleText } from './visible-text.ts';

const tabWidth = 2;
/** The most of a line that is shown; longer ones are cut around the place. */
const frameWidth = 100;

/**
 * The line of a problem, the one above it, and a caret under the column:
 *
 *     3 | price: 499
 *     4 | title: OSCE: the guide
 *       |            ^
 *
 * `lines`: those of the file, split at line feeds. Plain text without a newline at the end; `undefined` if there is no
 * such line. Characters that control a terminal are replaced, so that a hostile file can't.
 */
export function codeFrame(lines: readonly string[], place: Place): string | undefined {
  const line = withoutReturn(lines[place.line - 1]);
  if (line === undefined) return undefined;
  const gutter = String(place.line).length;
  const shown = cutLine(line, place.column);
  const frame: string[] = [];
  const above = withoutReturn(lines[place.line - 2]);
  if (above !== undefined && above.trim() !== '') {
    frame.push(framed(String(place.line - 1), gutter, cutLine(above, 1).text));
  }
  frame.push(framed(String(place.line), gutter, shown.text));
  frame.push(`${framed('', gutter, ' '.repeat(shown.caret))}^`);
  return frame.join('\n');
}

function withoutReturn(line: string | undefined): string | undefined {
  return line?.endsWith('\r') ? line.slice(0, -1) : line;
}

function framed(label: string, gutter: number, content: string): string {
  return `${label.padStart(gutter)} | ${content}`;
}

/** The part of the line to show, and the number of terminal cells before the column. */
function cutLine(line: string, column: number): { text: string; caret: number } {
  const start = column <= frameWidth * 0.8 ? 0 : wholeCharacter(line, column - Math.floor(frameWidth / 2));
  const before = visible(line.slice(start, Math.max(start, column - 1)));
  const rest = visible(line.slice(Math.max(start, column - 1)));
  const prefix = start > 0 ? '…' : '';
  const room = Math.max(0, frameWidth - displayWidth(before));
  const cut = rest.length > room;
  return {
    text: `${prefix}${before}${cut ? rest.slice(0, wholeCharacter(rest, room)) : rest}${cut ? '…' : ''}`.trimEnd(),
    caret: displayWidth(prefix + before),
  };
}

/** `index`, or one less if it would cut a surrogate pair in two. */
function wholeCharacter(text: string, index: number): number {
  return /^[\uDC00-\uDFFF]/.test(text.slice(index, index + 1)) ? index - 1 : index;
}

function visible(text: string): string {
  return visibleText(text.replaceAll('\t', ' '.repeat(tabWidth)));
}
