/**
 * What to write so that a text follows the prices: the text in quotation marks, which it needs if it begins with the
 * name, with the name in place of what was typed; of a long text, only the name.
 */
export function textWithName(
  text: string,
  { typed, index, name }: { typed: string; index: number; name: string },
): string {
  const whole = text.slice(0, index) + name + text.slice(index + typed.length);
  return whole.length > longest || whole.includes('\n') ? name : JSON.stringify(whole);
}

/** In characters: more is not copied from a hint. */
const longest = 80;
