/**
 * The path of the canonical address in a finished page: `/branch/courses`. It determines base path and trailing slash.
 */
export function canonicalPath(html: string): string | undefined {
  const link = /<link\b[^>]*\brel="canonical"[^>]*>/.exec(html)?.[0] ?? '';
  const address = /\bhref="([^"]*)"/.exec(link)?.[1];
  if (address === undefined || !URL.canParse(address)) return undefined;
  return decodeURI(new URL(address).pathname);
}
