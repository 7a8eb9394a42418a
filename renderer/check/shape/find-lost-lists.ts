import { fieldsOf, isFields, listOf } from '../../../diagnostics/fields.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { Validator, Violation } from '../../schema/compile-schemas.ts';

/**
 * A list whose first line, with its name, was deleted: its items continue the `list` above. `path`: the first of them.
 * `key`: the field that accepts such items, if there is only one. `explains`: violations that it causes.
 */
export type LostList = { list: string; path: Path; key: string | undefined; explains: readonly Violation[] };

/** `keys`: the fields that the whole may have. Examines only its direct fields. */
export function findLostLists(
  violations: readonly Violation[],
  { value, validator, keys }: { value: unknown; validator: Validator; keys: readonly string[] },
): LostList[] {
  const lists = new Set(violations.flatMap(({ path }) => listAt(path)));
  return [...lists].flatMap((list): LostList[] => {
    const items = listOf(fieldsOf(value)[list]);
    const explains = violations.filter(({ path }) => path[0] === list);
    const wrong = new Set(explains.map(({ path }) => Number(path[1])));
    const start = explains.reduce((least, { path }) => Math.min(least, Number(path[1])), items.length);
    // All items from there to the end, and none before.
    if (start === 0 || wrong.size !== items.length - start) return [];
    const left = { ...fieldsOf(value), [list]: items.slice(0, start) };
    const lost = items.slice(start);
    const fitting = keys.filter((key) => !Object.hasOwn(left, key) && fits(key, lost, left, validator));
    const [key, ...others] = fitting;
    const isSure = key !== undefined && others.length === 0;
    if (!isSure && !isOtherKind(lost, items[0])) return [];
    return [{ list, path: [list, start], key: isSure ? key : undefined, explains }];
  });
}

function listAt([list, index]: Path): string[] {
  return typeof list === 'string' && typeof index === 'number' ? [list] : [];
}

function fits(key: string, items: readonly unknown[], left: object, validator: Validator): boolean {
  return !validator({ ...left, [key]: items }).some(
    ({ path, params }) => path[0] === key || params.additionalProperty === key,
  );
}

/** Several groups after texts, or vice versa. A single one may be a text with a colon in it. */
function isOtherKind(items: readonly unknown[], first: unknown): boolean {
  return items.length > 1 && items.every((item) => isFields(item) !== isFields(first));
}
