const wide =
  /^(?:\p{Emoji_Presentation}|.\uFE0F|[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]|[\u{20000}-\u{3FFFD}])/u;

/** In terminal cells: East Asian characters and emoji take two, a combining accent none. */
export function displayWidth(text: string): number {
  if (/^[ -~]*$/.test(text)) return text.length;
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text);
  let width = 0;
  for (const { segment } of graphemes) width += graphemeWidth(segment);
  return width;
}

function graphemeWidth(segment: string): number {
  if (/^[\p{Mn}\u200B-\u200D\uFEFF]+$/u.test(segment)) return 0;
  return wide.test(segment) ? 2 : 1;
}
