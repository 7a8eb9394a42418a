/** The canonical form of a tag (`en-GB` for `en-gb`), or undefined if it is invalid: BCP 47, as `Intl` judges it. */
export function canonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    // The only way to test: an invalid tag throws a RangeError.
    return undefined;
  }
}

/** Whether a value is a language tag, in any spelling: `Intl` throws for anything else. */
export function isTag(value: unknown): value is string {
  return typeof value === 'string' && canonicalTag(value) !== undefined;
}
