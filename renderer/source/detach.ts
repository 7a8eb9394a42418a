/**
 * A plain value like another, with texts of its own. One that was cut out of a longer text holds all of that in memory;
 * `texts` has those that were copied before, so that equal ones stay one.
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
