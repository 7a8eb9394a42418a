import { isFields, listOf } from '../../../../diagnostics/fields.ts';
import type { Path } from '../../../../diagnostics/place.ts';
import { valueAt, withoutValueAt, withValueAt } from '../../../edit/value-at.ts';
import type { ValueEdit } from './value-edit.ts';

/** The whole value of a file after an edit. Undefined if the path leads to nothing that can be edited so. */
export function editedValue(value: unknown, edit: ValueEdit): { value: unknown } | undefined {
  if (edit.kind === 'replace') return { value };
  const { path } = edit;
  const last = path.at(-1);
  const around = valueAt(value, path.slice(0, -1));
  if (edit.kind === 'set')
    return leadsThroughGroups(value, path) ? { value: withValueAt(value, path, edit.value) } : undefined;
  if (edit.kind === 'remove')
    return valueAt(value, path) === undefined ? undefined : { value: withoutValueAt(value, path) };
  if (!Array.isArray(around) || typeof last !== 'number') return undefined;
  const items = [...listOf(around)];
  if (edit.kind === 'insert') {
    if (last < 0 || last > items.length) return undefined;
    items.splice(last, 0, edit.value);
  } else {
    if (!(last in items) || !(edit.to in items)) return undefined;
    items.splice(edit.to, 0, ...items.splice(last, 1));
  }
  return { value: withValueAt(value, path.slice(0, -1), items) };
}

/** What is there already has to be a group for a name, and a list with such an item for a position. */
function leadsThroughGroups(value: unknown, [step, ...rest]: Path): boolean {
  if (step === undefined) return true;
  if (typeof step === 'number')
    return Array.isArray(value) && step in value && leadsThroughGroups(value[step], rest);
  if (value === undefined || value === null) return true;
  return isFields(value) && leadsThroughGroups(valueAt(value, [step]), rest);
}
