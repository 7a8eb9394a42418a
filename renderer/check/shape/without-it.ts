import { fieldsOf } from '../../../diagnostics/fields.ts';
import { ownProperty } from '../../../diagnostics/own-property.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { Override, Source } from '../../model/source.ts';
import { isOwnFile } from '../../source/is-own-file.ts';

/**
 * If a branch empties a required field, it usually means that it has no such thing. Returns how to remove the whole
 * thing that the field belongs to: `shop: null`, or for a list item `{ network: x, remove: true }`.
 */
export function withoutIt(
  { overrides = [], value }: Source,
  path: Path,
  keys: readonly string[],
): string | undefined {
  const emptied = overrides.find(
    (one) =>
      one.now === null && isOwnFile(one.file) && keys.some((key) => isAt(one.path, [...path, key], value)),
  );
  const last = path.at(-1);
  if (!emptied || last === undefined) return undefined;
  const index = path.findLastIndex((step) => typeof step === 'number');
  if (index < 0) return `${last}: null`;
  const key = emptied.path[index];
  const item = fieldsOf(valueAt(value, path.slice(0, index + 1)));
  const field = Object.keys(item).find((one) => item[one] === key);
  return field === undefined ? undefined : `{ ${field}: ${key}, remove: true }`;
}

/** For a list item, one path has its key and the other its position. */
function isAt(named: Override['path'], path: Path, value: unknown): boolean {
  return (
    named.length === path.length &&
    path.every((step, index) => {
      if (step === named[index]) return true;
      const item = typeof step === 'number' ? valueAt(value, path.slice(0, index + 1)) : undefined;
      return Object.values(fieldsOf(item)).includes(named[index]);
    })
  );
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, step) => (Array.isArray(at) ? at[Number(step)] : ownProperty(fieldsOf(at), String(step))),
    value,
  );
}
