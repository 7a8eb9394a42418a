import type { Path } from '../../diagnostics/place.ts';

/** The value at a path within a value; `undefined` if there is none. */
export function ownValueAt(value: unknown, path: Path): unknown {
  let found = value;
  for (const key of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = Reflect.get(found, key);
  }
  return found;
}
