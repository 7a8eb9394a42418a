import { fieldsOf, listOf } from '../../../../diagnostics/fields.ts';
import type { Path } from '../../../../diagnostics/place.ts';
import { valueAt } from '../../../edit/value-at.ts';
import type { SchemaSet } from '../../../model/site.ts';
import { itemSchema, listKeys, partSchema } from '../../../schema/part-schema.ts';
import type { ResolvedSchema } from '../../../schema/resolve-schema.ts';
import { sectionKind } from '../../../schema/split-section.ts';
import { editedValue } from './edited-value.ts';
import type { PathEdit } from './value-edit.ts';

/** A value of the base with its schema. */
type BaseValue = { value: unknown; schema: ResolvedSchema };

/**
 * What a branch says in place of a value of its base to change what is at `path` within it: only that, with the groups
 * around it. Items of a list are named by their keys; a list without keys becomes the branch’s own as a whole. Undefined
 * if an item can’t be named.
 */
export function overrideOf(
  { value, schema }: BaseValue,
  path: Path,
  edit: PathEdit,
  schemas: SchemaSet,
): { value: unknown } | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return { value: edit.kind === 'set' ? edit.value : null };
  const part = valueAt(value, [step]);
  if (typeof step === 'string') {
    const inner = { value: part, schema: partSchema(schema, value, step, schemas) };
    const said = overrideOf(inner, rest, edit, schemas);
    return said && { value: { [step]: said.value } };
  }
  const keys = listKeys(schema, schemas);
  if (keys.length === 0) return editedValue(value, { ...edit, path });
  const key = keyFields(listOf(value), part, keys);
  if (!key || (typeof rest[0] === 'string' && Object.hasOwn(key, rest[0]))) return undefined;
  if (rest.length === 0) {
    const { change: _change, ...known } = key;
    return edit.kind === 'set'
      ? { value: [{ ...fieldsOf(edit.value), ...known, replace: true }] }
      : undefined;
  }
  const said = overrideOf({ value: part, schema: itemSchema(schema, schemas) }, rest, edit, schemas);
  return said && { value: [{ ...key, ...fieldsOf(said.value) }] };
}

/**
 * The fields by which a branch names one item of a list: its key or, for a section without one, its kind and, if there
 * are several of this kind, its title.
 */
export function keyFields(
  items: readonly unknown[],
  item: unknown,
  keys: readonly string[],
): Record<string, unknown> | undefined {
  const fields = fieldsOf(item);
  const isOnly = (names: readonly string[]) =>
    items.filter((one) => names.every((name) => fieldsOf(one)[name] === fields[name])).length === 1;
  const name = keys.find((one) => typeof fields[one] === 'string');
  if (name !== undefined) return isOnly([name]) ? { [name]: fields[name] } : undefined;
  const section = sectionKind(item);
  if (section === undefined) return undefined;
  if (isOnly(['section'])) return { section, change: true };
  const { title } = fields;
  return typeof title === 'string' && isOnly(['section', 'title'])
    ? { section, title, change: true }
    : undefined;
}
