import { ownValue } from '../../../diagnostics/own-value.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { Override, Source } from '../../model/source.ts';
import { fieldsOf } from '../../schema/fields.ts';
import { isOwnFile } from '../../source/is-own-file.ts';

/**
 * How a branch that has left a required field empty takes out all that the field belongs to, which is what it means where
 * it has no such thing: `shop: null`, or of the thing in a list `{ network: x, remove: true }`.
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

/** Of what stands in a list, the one path has the key and the other the position. */
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
    (at, step) => (Array.isArray(at) ? at[Number(step)] : ownValue(fieldsOf(at), String(step))),
    value,
  );
}
