/**
 * Whether a course matches. `text` is in lower case, one searched field per line, so that no match spans two of them.
 * Letters match however their accents are encoded.
 */
export function matchesSearch(text: string, search: string): boolean {
  return text.normalize('NFC').includes(normaliseSearch(search).normalize('NFC').toLowerCase());
}

/** The form in the address: trimmed, with single spaces between words. Blank means no search. */
export function normaliseSearch(search: string): string {
  return search.trim().replace(/\s+/g, ' ');
}
