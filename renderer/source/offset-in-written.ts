/** One character of a text as it is written: an escape, a doubled single quote, or the character itself. */
const unitsByQuote = {
  '"': /\\(?:x..|u.{4}|U.{8}|\r?\n|.)|./gsy,
  "'": /''|./gsy,
  plain: /./gsy,
};

/**
 * Offset, in the text as `written` in YAML, of the character at index `within` of its `value`. Folding and indentation
 * change only plain white space, so all other characters are counted: both forms have the same ones, except for quotes,
 * escapes and the header of a block.
 */
export function offsetInWritten(written: string, value: string, within: number): number {
  const wanted = visibleLength(value.slice(0, within));
  const content = contentStart(written);
  const quote = written.startsWith('"') ? '"' : written.startsWith("'") ? "'" : 'plain';
  let seen = 0;
  let offset = content;
  for (const [unit] of written.slice(content).matchAll(unitsByQuote[quote])) {
    const length = visibleLength(quote === '"' ? readEscape(unit) : unit.slice(0, 1));
    if (length > 0 && seen >= wanted) return offset;
    seen += length;
    offset += unit.length;
  }
  return offset;
}

function visibleLength(text: string): number {
  return text.replace(/[ \t\r\n]/g, '').length;
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
