/** How many letters of a text run from left to right, and how many from right to left. Marks go with their letters. */
export function countLetters(text: string): { ltr: number; rtl: number } {
  const all = text.match(/\p{L}/gu)?.length ?? 0;
  const rtl = text.match(rightToLeft)?.length ?? 0;
  return { ltr: all - rtl, rtl };
}

/** What is read of a text or of markup, in one line: without tags and what markup writes in another way. */
export function readText(text: string): string {
  return text
    .replace(/<[^<>]*>/g, '')
    .replace(/&[#\w]{1,32};|[&<>"']/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Letters where Unicode keeps the scripts that run from right to left. Source: Unicode 17, DerivedBidiClass.txt. */
const rightToLeft =
  /(?=\p{L})[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/gu;
