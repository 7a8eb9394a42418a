/**
 * Characters saved in a different encoding from the one they were read in: `’` becomes `â€™`, `£` becomes `Â£`. Looks
 * for the UTF-8 bytes that Windows-1252 shows as these characters. https://encoding.spec.whatwg.org/#windows-1252
 */
export type Mojibake = { index: number; written: string; meant: string };

/** Windows-1252 from byte 0x80 to 0x9F; an unassigned byte stays a control character. */
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const run = new RegExp(`[\\u0080-\\u00FF${upper}]{2,}`, 'g');
/** Programs drop 0x9D, which Windows-1252 leaves unassigned: the closing quotation mark is cut short. */
const cutShort = new RegExp(`â€(?![\\u0080-\\u00BF${upper}])`, 'g');
/** The same bytes as shown by a Macintosh. */
const ofMacintosh: ReadonlyMap<string, string> = new Map([
  ...(['ô’', 'ò‘', 'ú“', 'ù”', 'ì–', 'î—', '¶…', '¢•'] as const).map(
    ([last = '', meant = '']): [string, string] => [`‚Ä${last}`, meant],
  ),
  ['¬£', '£'],
  ['√©', 'é'],
]);
const macintosh = new RegExp([...ofMacintosh.keys()].join('|'), 'g');
const suspicious = /[\u0080-\u00FF][\u0080-\u00FF\u0152-\u2122]|‚Ä|¬£|√©/;

export function findMojibake(text: string): Mojibake[] {
  if (!suspicious.test(text)) return [];
  return [
    ...[...text.matchAll(run)].flatMap((match) => withinRun(match, text)),
    ...[...text.matchAll(macintosh)].map(({ 0: written, index }) => ({
      ...{ index, written },
      meant: ofMacintosh.get(written) ?? written,
    })),
  ].sort((one, other) => one.index - other.index);
}

/** The text with the intended characters. */
export function withoutMojibake(text: string): string {
  return findMojibake(text).reduceRight(
    (left, { index, written, meant }) => left.slice(0, index) + meant + left.slice(index + written.length),
    text,
  );
}

function withinRun({ 0: written, index: start }: RegExpExecArray, text: string): Mojibake[] {
  const found: Mojibake[] = [];
  for (let at = 0; at < written.length; ) {
    const length = lengthAt(written, at);
    const before = text.charAt(start + at - 1);
    if (length === 0 || isOrdinary(written.slice(at, at + length), before)) {
      at += 1;
      continue;
    }
    let end = at + length;
    while (lengthAt(written, end) > 0) end += lengthAt(written, end);
    const piece = written.slice(at, end);
    const meant = decode(piece);
    if (meant !== undefined && isLikely(piece, meant))
      found.push({ index: start + at, written: piece, meant });
    at = end;
  }
  return found;
}

/** How many characters here form one in UTF-8; 0 if they don’t. */
function lengthAt(written: string, at: number): number {
  const first = byteOf(written.charAt(at));
  const length = first >= 0xf0 && first <= 0xf4 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 0;
  if (first > 0xf4 || length === 0) return 0;
  const others = [...written.slice(at + 1, at + length)].map(byteOf);
  if (others.length === length - 1 && others.every((byte) => byte >= 0x80 && byte < 0xc0)) return length;
  return written.slice(at, at + 2) === 'â€' ? 2 : 0;
}

function byteOf(character: string): number {
  if (character === '') return 0;
  const index = upper.indexOf(character);
  if (index >= 0) return 0x80 + index;
  const code = character.charCodeAt(0);
  return code < 0x100 ? code : 0;
}

function decode(written: string, round = 0): string | undefined {
  const bytes = Uint8Array.from([...written.replace(cutShort, 'â€\u009D')].map(byteOf));
  if (bytes.includes(0)) return undefined;
  let meant: string;
  try {
    meant = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8, so the text is meant as written.
    return undefined;
  }
  // Some programs encode twice.
  const again =
    round < 2 && /^[\u0080-\u00FF\u0152-\u2122]{2,}$/.test(meant) ? decode(meant, round + 1) : undefined;
  return again ?? meant;
}

/** `«SÃO» MAÇÃ”`: an accented capital before punctuation. */
function isOrdinary(piece: string, before: string): boolean {
  const sign = piece.charAt(1);
  if (piece.length !== 2 || piece === 'â€') return false;
  return /[”’»…–—º°.]/.test(sign) && /[\p{Lu}“‘«]/u.test(before);
}

/** One letter of a rare script proves nothing; several do, and so does common punctuation. */
function isLikely(piece: string, meant: string): boolean {
  if (/[\u0080-\u009F\uFFFD]/.test(meant)) return false;
  return (
    [...meant].length > 1 ||
    /^(?:[ÂÃ]|[ÄÅ][¡-§©®¯±´-¶¸¼-¿])/.test(piece) ||
    /[\u2010-\u22FF\u2600-\u27BF\u{1F000}-\u{1FAFF}\uFEFF]/u.test(meant)
  );
}
