/** Decodes the percent-encoding of an address or a part of it. Anybody may have written it: invalid encoding stays. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}
