/**
 * The same text by itself. One that is cut out of another keeps all of that in memory for as long as it lives; joined
 * with something and cut again, it keeps only what it was joined with.
 */
export function apart(text: string): string {
  return `${text} `.slice(0, -1);
}
