/** A text of a file as a terminal may show it: characters that would steer it, or turn the direction of writing, become dots. */
export function visibleText(text: string): string {
  return text.replace(/[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu, '·');
}
