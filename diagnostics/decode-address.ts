/** What is percent-encoded in an address or a part of it, in its letters. Anybody may have written it: what can’t be decoded stays. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}
