/** One character of a text as it is written: an escape, a doubled single quote, or the character itself. */
const unitsByQuote = {
  '"': /\\(?:x..|u.{4}|U.{8}|\r?\n|.)|./gsy,
  "'": /''|./gsy,
  plain: /./gsy,
};

/**
 * Finds the offset, in the text as `written` in YAML, of the character at an index of its `value`. Folding and
 * indentation change only plain white space, so all other characters are counted: both forms have the same ones, except
 * for quotes, escapes and the header of a block. The text is gone through once, however many characters are asked for.
 */
export function offsetsInWritten(written: string, value: string): (within: number) => number {
  const before = visibleBefore(value);
  const offsets = offsetsOfVisible(written);
  const last = offsets.length - 1;
  return (within) => offsets[Math.min(before[Math.min(within, value.length)] ?? last, last)] ?? 0;
}

/** For each index of a text, and for its end, how many characters before it aren’t white space. */
function visibleBefore(value: string): number[] {
  const before = [0];
  let count = 0;
  for (let index = 0; index < value.length; index += 1) {
    if (!isWhiteSpace(value.charAt(index))) count += 1;
    before.push(count);
  }
  return before;
}

/** The offset of each character that isn’t white space, then the end; within an escape of two, what follows it. */
function offsetsOfVisible(written: string): number[] {
  const content = contentStart(written);
  const quote = written.startsWith('"') ? '"' : written.startsWith("'") ? "'" : 'plain';
  const offsets: number[] = [];
  let seen = 0;
  let offset = content;
  for (const [unit] of written.slice(content).matchAll(unitsByQuote[quote])) {
    const read = quote === '"' ? readEscape(unit) : unit.slice(0, 1);
    if (!isWhiteSpace(read)) {
      while (offsets.length <= seen) offsets.push(offset);
      seen += read.length;
    }
    offset += unit.length;
  }
  while (offsets.length <= seen) offsets.push(offset);
  return offsets;
}

function isWhiteSpace(character: string): boolean {
  return character === ' ' || character === '\t' || character === '\n' || character === '\r';
}

/** Escapes that mean such white space (source: YAML 1.2.2, 5.7); of all others only the length matters. */
const whiteSpace = new Set([' ', '\t', 't', 'n', 'r', '\n', '\r\n']);

function readEscape(unit: string): string {
  if (!unit.startsWith('\\')) return unit;
  const escaped = unit.slice(1);
  if (whiteSpace.has(escaped)) return ' ';
  const code = /^[xuU]([0-9a-f]+)$/i.exec(escaped)?.[1];
  return code === undefined ? '?' : String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff));
}

/** After the opening quote, or after the `|` or `>` line. */
function contentStart(written: string): number {
  const header = /^[|>][^\n]*\n/.exec(written);
  if (header) return header[0].length;
  return /^["']/.test(written) ? 1 : 0;
}
