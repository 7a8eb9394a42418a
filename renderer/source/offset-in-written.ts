/** One character of a text as it is written: an escape, a doubled single quote, or the character itself. */
const unitsByQuote = {
  '"': /\\(?:x..|u.{4}|U.{8}|\r?\n|.)|[\uD800-\uDBFF][\uDC00-\uDFFF]|./gsy,
  "'": /''|[\uD800-\uDBFF][\uDC00-\uDFFF]|./gsy,
  plain: /[\uD800-\uDBFF][\uDC00-\uDFFF]|./gsy,
};

/**
 * Where the character with index `within` of a text's `value` stands in the text as `written` in YAML.
 * Folding and indentation change nothing but white space, so visible characters are counted: both forms
 * have the same ones, but for quotes, escapes and the header of a block.
 */
export function offsetInWritten(written: string, value: string, within: number): number {
  const wanted = visibleCount(value.slice(0, within));
  const content = contentStart(written);
  const quote = written.startsWith('"') ? '"' : written.startsWith("'") ? "'" : 'plain';
  let seen = 0;
  let offset = content;
  for (const [unit] of written.slice(content).matchAll(unitsByQuote[quote])) {
    const visible = isVisible(unit);
    if (visible && seen === wanted) return offset;
    if (visible) seen += 1;
    offset += unit.length;
  }
  return offset;
}

function visibleCount(text: string): number {
  return Array.from(text.replace(/\s/g, '')).length;
}

function isVisible(unit: string): boolean {
  return !/^(?:\s|\\[nrt \r\n_NLPve]|\\x(?:09|0[aAdD]|20|a0|A0)|\\u00(?:09|0[aAdD]|20|a0|A0)$)/.test(unit);
}

/** After the opening quote, or after the `|` or `>` line. */
function contentStart(written: string): number {
  const header = /^[|>][^\n]*\n/.exec(written);
  if (header) return header[0].length;
  return /^["']/.test(written) ? 1 : 0;
}
