/** The path that a finished page gives as its own address: `/branch/courses`. It settles base path and last slash. */
export function canonicalPath(html: string): string | undefined {
  const link = /<link\b[^>]*\brel="canonical"[^>]*>/.exec(html)?.[0] ?? '';
  const address = /\bhref="([^"]*)"/.exec(link)?.[1];
  if (address === undefined || !URL.canParse(address)) return undefined;
  return decodeURI(new URL(address).pathname);
}
