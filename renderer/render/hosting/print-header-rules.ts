/**
 * The `_headers` file that static hosts (Netlify, Cloudflare Pages and others) read: an address pattern on a line, its
 * headers indented below. Our preview servers use the same file.
 */
export type HeaderRule = {
  pattern: string;
  /** Names of headers set by earlier rules; only Cloudflare Pages can remove them. */
  removed?: readonly string[];
  headers: [name: string, value: string][];
};

export function printHeaderRules(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, removed = [], headers }) =>
      [
        pattern,
        ...removed.map((name) => `  ! ${name}`),
        ...headers.map(([name, value]) => `  ${name}: ${value}`),
        '',
      ].join('\n'),
    )
    .join('\n');
}
