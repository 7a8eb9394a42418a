import { isFields, listOf } from '../../../../diagnostics/fields.ts';
import type { Path } from '../../../../diagnostics/place.ts';
import { valueAt } from '../../../edit/value-at.ts';
import type { Describing } from '../fields/describing.ts';
import { findValue, keysOfList, type WrittenPlace } from '../fields/find-value.ts';

type MergedSite = Omit<Describing, 'valueOf'>;

/**
 * The path to remove in place of a value. In a branch it leads to a group around it that would be empty, or to an item
 * of a list that would change nothing. `whole`: the value of the file alone.
 */
export function givenUp({ file, path }: WrittenPlace, whole: unknown, site: MergedSite): Path {
  const isOverride = findValue({ file, path: [] }, site)?.source.layers !== undefined;
  const keysOf = (list: Path) => {
    const found = findValue({ file, path: list }, site);
    return found ? keysOfList(found, site.schemas) : [];
  };
  return isOverride ? emptiedBy(path, whole, keysOf) : path;
}

function emptiedBy(path: Path, whole: unknown, keys: (list: Path) => readonly string[]): Path {
  const around = path.slice(0, -1);
  if (around.length === 0) return path;
  const parent = valueAt(whole, around);
  const steps = isFields(parent) ? Object.keys(parent) : listOf(parent).map((_, index) => index);
  const rest = steps.filter((step) => step !== path.at(-1));
  const isItem = typeof around.at(-1) === 'number';
  const known = isItem && rest.length > 0 ? keys(around.slice(0, -1)) : [];
  const names: readonly unknown[] = rest.includes('change') ? [...known, 'section', 'change'] : known;
  return rest.every((step) => names.includes(step)) ? emptiedBy(around, whole, keys) : path;
}
