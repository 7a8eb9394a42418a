/** Whether a language tag is English. English measures don't apply to other languages. */
export function isEnglish(language: unknown): boolean {
  return /^en(?:-|$)/i.test(String(language));
}
