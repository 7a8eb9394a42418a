/** The tag as it is written (`en-GB` for `en-gb`), or nothing where it is none: BCP 47, as `Intl` judges it. */
export function canonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    // The only way to ask: what is no tag throws a RangeError.
    return undefined;
  }
}

/** Whether a value is a language tag, however it is written: of anything else `Intl` throws. */
export function isTag(value: unknown): value is string {
  return typeof value === 'string' && canonicalTag(value) !== undefined;
}
