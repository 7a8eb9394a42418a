import { contactSchemes } from '../../diagnostics/link-schemes.ts';

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
