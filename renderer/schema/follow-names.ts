import { fieldsOf, listOf } from '../../diagnostics/fields.ts';

/**
 * The value that a name leads to, and the path to it: `contact.branches.nepal.phone` in site.yaml. An item of a list is
 * named by its `id`. Undefined if there is no such value.
 */
export function followNames(
  root: unknown,
  names: readonly string[],
): { value: unknown; path: (string | number)[] } | undefined {
  let value = root;
  const path: (string | number)[] = [];
  for (const name of names) {
    const isList = Array.isArray(value);
    const key = isList ? listOf(value).findIndex((item) => fieldsOf(item).id === name) : name;
    const within: unknown = isList ? value : fieldsOf(value);
    if (!Object.hasOwn(Object(within), key)) return undefined;
    value = Reflect.get(Object(within), key);
    path.push(key);
  }
  return { value, path };
}
