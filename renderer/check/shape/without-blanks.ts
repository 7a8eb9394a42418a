/** The value with texts of only spaces replaced by empty ones; the value itself if it has none. */
export function withoutBlanks(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? '' : value;
  if (Array.isArray(value)) {
    const items = value.map(withoutBlanks);
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, item]): [string, unknown] => [key, withoutBlanks(item)]);
  const isSame = fields.every(([key, item]) => item === Reflect.get(value, key));
  return isSame ? value : Object.fromEntries(fields);
}
