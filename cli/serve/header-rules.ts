/** The `_headers` file of the finished site, as static hosts read it: what is tested here is what is live. */
export type ParsedHeaderRule = {
  pattern: string;
  removed: string[];
  headers: [name: string, value: string][];
};

export function parseHeaderRules(text: string): ParsedHeaderRule[] {
  const rules: ParsedHeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('#')) continue;
    const [, removed] = /^\s+!\s*(\S+)$/.exec(line) ?? [];
    const [, name, value] = /^\s+([^\s:][^:]*):(.*)/.exec(line) ?? [];
    if (removed !== undefined) rules.at(-1)?.removed.push(removed);
    else if (name && value !== undefined) rules.at(-1)?.headers.push([name, value.trim()]);
    else if (line.trim()) rules.push({ pattern: line.trim(), removed: [], headers: [] });
  }
  return rules;
}

/** The headers of an answer. `address` is the requested path, with the base. Later rules win. */
export function headersFor(address: string, rules: readonly ParsedHeaderRule[]): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules) {
    if (!isMatch(address, rule.pattern)) continue;
    for (const name of rule.removed) headers.delete(name);
    for (const [name, value] of rule.headers) headers.set(name, value);
  }
  return headers;
}

/** A star matches any characters, slashes too; there is one at most. */
function isMatch(address: string, pattern: string): boolean {
  const star = pattern.indexOf('*');
  if (star < 0) return address === pattern;
  const [start, end] = [pattern.slice(0, star), pattern.slice(star + 1)];
  return address.length >= start.length + end.length && address.startsWith(start) && address.endsWith(end);
}
