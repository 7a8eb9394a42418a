import { isFields, listOf } from '../../../../diagnostics/fields.ts';
import type { JsonSchema } from '../../../model/site.ts';
import { meaningOf } from '../../../schema/meanings/meanings.ts';
import type { FieldControl } from './field-view.ts';

/** A text that is longer gets several lines. */
const shortest = 60;

/** With which control a value is edited. If the schema allows several forms, the written one decides. */
export function controlOf(schema: JsonSchema, value: unknown): FieldControl {
  const types = typesOf(schema);
  const meaning = meaningOf(schema);
  if (meaning?.name === 'money') return 'money';
  if (isFields(value) && !types.includes('array') && isPlainControl(meaning?.control)) return 'group';
  if (Array.isArray(value) && isPlainControl(meaning?.control)) return 'list';
  if (meaning && meaning.control !== 'text') return meaning.control;
  if (schema.enum !== undefined || schema.among !== undefined) return 'choice';
  if (schema.format === 'date') return 'date';
  const first = types.find((type) => type === typeOf(value)) ?? types[0];
  if (first === 'boolean') return 'switch';
  if (first === 'integer' || first === 'number') return 'number';
  if (first === 'array') return 'list';
  if (first === 'object') return 'group';
  return controlOfPattern(schema) ?? (isLong(schema, value) ? 'paragraph' : 'text');
}

function isPlainControl(control: FieldControl | undefined): boolean {
  return control === undefined || control === 'text' || control === 'paragraph';
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return value === null || value === undefined ? '' : typeof value;
}

export function typesOf({ type }: JsonSchema): readonly string[] {
  return [type, ...listOf(type)].filter((one) => typeof one === 'string');
}

/** Clock times and colours have no meaning of their own, only a form. */
function controlOfPattern({ pattern }: JsonSchema): FieldControl | undefined {
  if (typeof pattern !== 'string') return undefined;
  const form = new RegExp(pattern, 'u');
  const allows = (yes: readonly string[], no: readonly string[]) =>
    yes.every((text) => form.test(text)) && !no.some((text) => form.test(text));
  if (allows(['09:30', '23:59'], ['24:00', '9', 'noon'])) return 'time';
  return allows(['#ffee10', '#012345'], ['#fff', 'ffee10', 'red']) ? 'colour' : undefined;
}

function isLong({ examples }: JsonSchema, value: unknown): boolean {
  return [value, ...listOf(examples)].some(
    (text) => typeof text === 'string' && (text.length > shortest || text.includes('\n')),
  );
}
