/**
 * The path of an old address in its letters, as it is written or as browsers and search engines copy it:
 * `/%E0%A4%B2%E0%A5%87%E0%A4%96` is `/लेख`. What the schema lets through can be decoded.
 */
export function decodedPath(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch (error) {
    if (error instanceof URIError) return written;
    throw error;
  }
}
