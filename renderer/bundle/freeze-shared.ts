/**
 * What several bundles share, one after another, none of them may change: a site's template that did would decide what
 * others print. Functions, lists and plain objects with all that is in them; React changes its own (contexts).
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
