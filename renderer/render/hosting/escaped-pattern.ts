/** A text as a pattern that only this text fits, as all of these servers read patterns (PCRE, RE2). */
export function escapedPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
