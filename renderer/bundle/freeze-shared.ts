/**
 * Freezes values that several bundles share: a site's template that changed them would affect the output of others.
 * Functions, lists and plain objects are frozen deeply; React's own objects (contexts), which React changes, are not.
 */
export function freezeShared<Value>(value: Value): Value {
  if (!isPlain(value) || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const one of Object.values(value)) freezeShared(one);
  return value;
}

function isPlain(value: unknown): value is object {
  if (typeof value === 'function') return true;
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || Array.isArray(value);
}
