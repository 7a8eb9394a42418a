/** Whether a course is found. `text` is in lower case, one searched field a line, so that no search runs across two of them. However an accent was typed, it is the same letter. */
export function matchesSearch(text: string, search: string): boolean {
  return text.normalize('NFC').includes(normaliseSearch(search).normalize('NFC').toLowerCase());
}

/** What the address keeps: without spaces around and with single ones between words. Blank means no search. */
export function normaliseSearch(search: string): string {
  return search.trim().replace(/\s+/g, ' ');
}
