/** The number of left-to-right and of right-to-left letters in a text. Marks belong to their letters. */
export function countLetters(text: string): { ltr: number; rtl: number } {
  const all = text.match(/\p{L}/gu)?.length ?? 0;
  const rtl = text.match(rightToLeft)?.length ?? 0;
  return { ltr: all - rtl, rtl };
}

/** The readable part of a text or of markup, on one line: without tags and entities. */
export function readText(text: string): string {
  return text
    .replace(/<[^<>]*>/g, '')
    .replace(/&[#\w]{1,32};|[&<>"']/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Letters in the Unicode ranges for right-to-left scripts. Source: Unicode 17, DerivedBidiClass.txt. */
const rightToLeft =
  /(?=\p{L})[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/gu;
