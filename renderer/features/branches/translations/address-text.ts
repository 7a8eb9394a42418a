/** Names a text of a page or an entry, so that its translation can be matched to it. */
import { fieldsOf, isFields, listOf } from '../../../../diagnostics/fields.ts';
import type { Path } from '../../../../diagnostics/place.ts';
import type { SchemaSet } from '../../../model/site.ts';
import { isWording } from '../../../schema/is-wording.ts';
import { itemSchema, listKeys, partSchema } from '../../../schema/part-schema.ts';
import type { ResolvedSchema } from '../../../schema/resolve-schema.ts';

/** A field, a position in a list, or the list item whose field `by` is `is`. */
export type AddressStep = string | number | { by: string; is: string };

/**
 * `steps`: the path to the text. `whole`: how many of them lead to the outermost list that a branch can only replace as
 * a whole, since its items have no key or a translated one; `isKeyed`: the list has keys. `isLost`: no path leads
 * there, since an item on it has no key.
 */
export type TextAddress = { steps: readonly AddressStep[]; whole?: number; isKeyed?: boolean; isLost?: true };

/** `value`, `at`: of the whole file. */
export function addressText(value: unknown, path: Path, at: ResolvedSchema, schemas: SchemaSet): TextAddress {
  const steps: AddressStep[] = [];
  let address: Omit<TextAddress, 'steps'> = {};
  let [here, schema] = [value, at];
  for (const step of path) {
    if (typeof step === 'string') {
      steps.push(step);
      schema = partSchema(schema, here, step, schemas);
      here = fieldsOf(here)[step];
      continue;
    }
    const item = itemSchema(schema, schemas);
    const keys = listKeys(schema, schemas);
    const isTranslated = hasTranslatedKey(listOf(here), keys, item, schemas);
    const isOpen = address.whole === undefined && !address.isLost;
    if (isOpen && (keys.length === 0 || isTranslated))
      address = { whole: steps.length, isKeyed: keys.length > 0 };
    const key = address.whole === undefined ? keyAt(listOf(here), step, keys) : undefined;
    if (address.whole === undefined && !key) address = { isLost: true };
    steps.push(key ?? step);
    here = listOf(here)[step];
    schema = item;
  }
  return { steps, ...address };
}

function hasTranslatedKey(
  items: readonly unknown[],
  keys: readonly string[],
  item: ResolvedSchema,
  schemas: SchemaSet,
): boolean {
  return items.some((one) => {
    const key = keyOf(one, keys);
    return key !== undefined && isWording(partSchema(item, one, key.by, schemas).schema, key.is);
  });
}

/** Undefined if it has none, or if it isn't unique. */
function keyAt(items: readonly unknown[], index: number, keys: readonly string[]) {
  const key = keyOf(items[index], keys);
  const same = items.filter((one) => key && fieldsOf(one)[key.by] === key.is);
  return same.length === 1 ? key : undefined;
}

function keyOf(item: unknown, keys: readonly string[]): { by: string; is: string } | undefined {
  if (!isFields(item)) return undefined;
  const by = keys.find((one) => typeof item[one] === 'string');
  return by === undefined ? undefined : { by, is: String(item[by]) };
}

/** `sections.why-us.items.2.title`. */
export function nameOfSteps(steps: readonly AddressStep[]): string {
  return steps.map((step) => (typeof step === 'object' ? step.is : step)).join('.');
}
