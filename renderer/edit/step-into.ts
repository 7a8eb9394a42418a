import { fieldsOf, isFields, listOf } from '../../diagnostics/fields.ts';
import { ownProperty } from '../../diagnostics/own-property.ts';

/**
 * The key of the part with this name within a value: a field, or for a list item its position, counted from 1, or its
 * own name.
 */
export function keyOfStep(value: unknown, step: string | number): string | number | undefined {
  const name = String(step);
  if (isFields(value)) return Object.hasOwn(value, name) ? name : undefined;
  if (!Array.isArray(value)) return undefined;
  const things = listOf(value);
  const named = things.findIndex((thing) => thing === name || namesOf(thing).includes(name));
  if (named >= 0) return named;
  const number = /^\d+$/.test(name) ? Number(name) : 0;
  return number >= 1 && number <= things.length ? number - 1 : undefined;
}

export function valueUnder(value: unknown, key: string | number): unknown {
  return Array.isArray(value) ? listOf(value)[Number(key)] : ownProperty(fieldsOf(value), String(key));
}

/** The names of a list item. */
export function namesOf(thing: unknown): string[] {
  const { id, section, name, path, to, label } = fieldsOf(thing);
  return [id, section, name, path, to, label].filter((one) => typeof one === 'string');
}
