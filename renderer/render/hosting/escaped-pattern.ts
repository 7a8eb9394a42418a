/** Escapes a text so that the pattern matches only this text, in the dialects of all these servers (PCRE, RE2). */
export function escapedPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
