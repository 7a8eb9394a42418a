/** Offsets and abbreviations such as `GMT+1` don't follow summer time: only names with continent and city do. */
export function isTimeZone(name: string): boolean {
  if (name !== 'UTC' && !/^[A-Z][A-Za-z]+\/[A-Za-z_/+-]+$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    // The only way to ask: an unknown name throws a RangeError.
    return false;
  }
}
