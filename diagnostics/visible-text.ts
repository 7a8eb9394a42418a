/**
 * A text of a file, safe for a terminal: characters that would control it, or change the direction of writing, become
 * dots.
 */
export function visibleText(text: string): string {
  return text.replace(/[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu, '·');
}
