/** The `_headers` file of the finished site, as static hosts read it: what is tested here is what is live. */
type HeaderRule = { pattern: string; headers: [name: string, value: string][] };

export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('#')) continue;
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
