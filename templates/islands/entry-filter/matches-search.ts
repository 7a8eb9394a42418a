/** Whether a course is found. `text` is in lower case, one searched field a line, so that no search runs across two of them. */
export function matchesSearch(text: string, search: string): boolean {
  return text.includes(normaliseSearch(search).toLowerCase());
}

/** What the address keeps: without spaces around and with single ones between words. Blank means no search. */
export function normaliseSearch(search: string): string {
  return search.trim().replace(/\s+/g, ' ');
}
