/** What a hint offers in place of a name that there is not: the nearest one, or those that there are. */
export type Guess = { meant?: string; known: readonly string[] };

export function didYouMean(meant: string | undefined): string | undefined {
  return meant === undefined ? undefined : `Did you mean “${meant}”?`;
}

/** The first dozen: more than that nobody reads. */
export function listKnown(known: readonly string[], show = (one: string) => one): string | undefined {
  if (known.length === 0) return undefined;
  const more = known.length > 12 ? ` and ${known.length - 12} more` : '';
  return `You can use: ${known.slice(0, 12).map(show).join(', ')}${more}.`;
}
