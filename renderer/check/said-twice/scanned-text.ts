import { contactSchemes } from '../../../diagnostics/link-schemes.ts';
import { otherStops } from '../../../diagnostics/words/letters.ts';

/** A text as it is searched: offsets are those of the original. */
export type ScannedText = {
  /**
   * Without names in braces, which are correct already, addresses with spaces in them, and the number in a chat link,
   * which is digits only; all blanked out.
   */
  text: string;
  /** Without link targets too: an address isn't a sentence. */
  prose: string;
  /** The original, for the names that it mentions. */
  written: string;
};

/** A text with its context. */
export type PlacedText = ScannedText & {
  /** Words next to the text: the label of a value. */
  beside: string;
  collection: string;
  id: string;
};

/** Most texts contain nothing to look for, which is detected at once. */
export function scanText(written: string): ScannedText {
  const named = written.includes('{') ? written.replace(/\{[^{}]*\}/g, blank) : written;
  const linked = named.includes('](') ? named.replace(/\]\([^()\n]*[ \t][^()\n \t"“”']*\)/g, blank) : named;
  const text = /wa\.me\//i.test(linked) ? linked.replace(/(?<=\bwa\.me\/)\+?\d+/gi, blank) : linked;
  const prose = text.includes('](') ? text.replace(/\]\([^)\s]{0,2000}\)/g, blank) : text;
  return { text, prose: hasAddress(prose) ? prose.replace(address, blank) : prose, written };
}

const address = new RegExp(String.raw`(?:https?:\/\/|(?:${contactSchemes}|webcal|geo):|www\.)\S+`, 'g');

function hasAddress(text: string): boolean {
  return text.includes(':') || text.includes('www.');
}

/** Neither letters nor spaces: not a word, nor a gap between two. */
function blank(piece: string): string {
  return '\u0000'.repeat(piece.length);
}

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
