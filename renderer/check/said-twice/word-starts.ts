/** Finds the characters that any of the words begins with, so that only there a text is compared with them; nothing for no words. */
export function startPattern(words: Iterable<string>): RegExp {
  const starts = new Set([...words].map((word) => word.charCodeAt(0)));
  const units = [...starts].map((code) => `\\u${code.toString(16).padStart(4, '0')}`);
  return new RegExp(`[${units.join('')}]`, 'g');
}

/** Where the next of these characters stands; -1 where there is none. */
export function nextStart(starts: RegExp, text: string, from: number): number {
  starts.lastIndex = from;
  return starts.test(text) ? starts.lastIndex - 1 : -1;
}
