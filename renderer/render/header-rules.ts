/**
 * The `_headers` file that static hosts (Netlify, Cloudflare Pages and others) read: an address pattern on a
 * line, its headers indented below. Our preview servers answer by the same file, so what is tested is what is live.
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

export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name && value !== undefined) rules.at(-1)?.headers.push([name, value]);
    else if (line.trim()) rules.push({ pattern: line.trim(), headers: [] });
  }
  return rules;
}

/** The headers of an answer. `address` is the path as the visitor asked for it, with the base. Later rules win. */
export function headersFor(address: string, rules: readonly HeaderRule[]): Map<string, string> {
  const matching = rules.filter(({ pattern }) =>
    pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern,
  );
  return new Map(matching.flatMap((rule) => rule.headers));
}
