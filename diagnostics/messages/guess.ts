/** What a hint offers instead of an unknown name: the nearest one, or the existing ones. */
export type Guess = { meant?: string; known: readonly string[] };

export function didYouMean(meant: string | undefined): string | undefined {
  return meant === undefined ? undefined : `Did you mean “${meant}”?`;
}

/** The first dozen: nobody reads more than that. */
export function listKnown(known: readonly string[], show = (one: string) => one): string | undefined {
  if (known.length === 0) return undefined;
  const more = known.length > 12 ? ` and ${known.length - 12} more` : '';
  return `You can use: ${known.slice(0, 12).map(show).join(', ')}${more}.`;
}
