const beyondAscii = /[\p{L}\p{N}]/u;

/** How many UTF-16 units the letter or number at `offset` takes; 0 where something else stands there. Fast, since it is asked of every character. */
export function letterLength(text: string, offset: number): number {
  const code = text.charCodeAt(offset);
  // Capitals have one bit less than small letters.
  const small = code | 0x20;
  if (small >= 0x61 && small <= 0x7a) return 1;
  if (code < 0x80) return code >= 0x30 && code <= 0x39 ? 1 : 0;
  const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
  return beyondAscii.test(character) ? character.length : 0;
}
