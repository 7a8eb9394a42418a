import { otherStops } from '../../../diagnostics/words/letters.ts';
import type { ScannedText } from '../../check/scanned-text.ts';

/** A text with its context. */
export type PlacedText = ScannedText & {
  /** Words next to the text: the label of a value. */
  beside: string;
  collection: string;
  id: string;
};

/** The original sentence around an offset, with the words next to the text. */
export function sentenceAround(scanned: PlacedText, offset: number): string {
  const { written, beside } = scanned;
  const before = written.slice(Math.max(0, offset - reach), offset);
  const after = written.slice(offset, offset + reach);
  const start = Math.max(
    ...[...before.matchAll(boundary)].map(({ 0: mark, index }) => index + mark.length),
    0,
  );
  const end = after.search(boundary);
  return `${before.slice(start)}${end < 0 ? after : after.slice(0, end)} ${beside}`;
}

/** Characters searched for the ends of a sentence. */
const reach = 300;
const boundary = new RegExp(
  String.raw`[.!?](?=\s)|[${otherStops}]|\n\s*\n|\n(?=[^\S\n]*(?:[-*|#>]|\d+\.))`,
  'g',
);

/** The original paragraph or list item around an offset. */
export function paragraphAround({ written }: ScannedText, offset: number): string {
  const before = written.slice(0, offset);
  const start = Math.max(...[...before.matchAll(edge)].map(({ index }) => index), 0);
  const end = written.slice(offset).search(edge);
  return written.slice(start, end < 0 ? undefined : offset + end);
}

const edge = /\n\s*\n|\n(?=[^\S\n]*(?:[-*|#>]|\d+\.))/g;
