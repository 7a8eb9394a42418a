/**
 * Matches the first character of any of the words, so that a text is compared with them only there; matches nothing if
 * there are no words.
 */
export function startPattern(words: Iterable<string>): RegExp {
  const starts = new Set([...words].map((word) => word.charCodeAt(0)));
  const units = [...starts].map((code) => `\\u${code.toString(16).padStart(4, '0')}`);
  return new RegExp(`[${units.join('')}]`, 'g');
}

/** The position of the next of these characters; -1 if there is none. */
export function nextStart(starts: RegExp, text: string, from: number): number {
  starts.lastIndex = from;
  return starts.test(text) ? starts.lastIndex - 1 : -1;
}
