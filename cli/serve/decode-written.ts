/** Decodes the percent-encoding of an address or a part of it; undefined if that is malformed. */
export function decodeWritten(written: string): string | undefined {
  try {
    return decodeURIComponent(written);
  } catch {
    return undefined;
  }
}
