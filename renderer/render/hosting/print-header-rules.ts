/**
 * The `_headers` file that static hosts (Netlify, Cloudflare Pages and others) read: an address pattern on a
 * line, its headers indented below. Our preview servers answer by the same file.
 */
export type HeaderRule = { pattern: string; headers: [name: string, value: string][] };

export function printHeaderRules(rules: readonly HeaderRule[]): string {
  return rules
    .map(
      ({ pattern, headers }) =>
        `${pattern}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`,
    )
    .join('\n');
}
