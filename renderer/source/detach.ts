/**
 * A copy of a plain value whose strings are copied too: a string cut out of a longer text keeps all of that in memory.
 * `texts`: the strings copied so far, so that equal ones are shared.
 */
export function detach<Value>(value: Value, texts: Map<string, string>): Value {
  return detached(value, texts) as Value;
}

function detached(value: unknown, texts: Map<string, string>): unknown {
  if (typeof value === 'string') return copyOf(value, texts);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => detached(item, texts));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, detached(item, texts)]));
}

function copyOf(text: string, texts: Map<string, string>): string {
  const known = texts.get(text);
  if (known !== undefined) return known;
  const copy: string = JSON.parse(JSON.stringify(text));
  texts.set(text, copy);
  return copy;
}
