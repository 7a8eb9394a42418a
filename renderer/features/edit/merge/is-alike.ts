import { isDeepStrictEqual } from 'node:util';
import { isFields } from '../../../../diagnostics/fields.ts';

/** Whether one may have become the other: half of their words or of their fields are the same. */
export function isAlike(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') return shareWords(one, other);
  if (!isFields(one) || !isFields(other)) return false;
  const names = Object.keys(one).filter((name) => Object.hasOwn(other, name));
  const same = names.filter((name) => isDeepStrictEqual(one[name], other[name])).length;
  return same > 0 && 2 * same >= Math.min(Object.keys(one).length, Object.keys(other).length);
}

function shareWords(one: string, other: string): boolean {
  const [first, second] = [new Set(one.split(/\s+/)), new Set(other.split(/\s+/))];
  const same = [...first].filter((word) => second.has(word)).length;
  return 2 * same >= Math.max(first.size, second.size);
}
