/** Of a language tag. What is measured in English is measured otherwise in other languages. */
export function isEnglish(language: unknown): boolean {
  return /^en(?:-|$)/i.test(String(language));
}
