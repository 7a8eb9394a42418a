import { isFields } from '../../../../diagnostics/fields.ts';
import { printFlow, printYaml } from '../../../read/yaml/parse-yaml.ts';
import { type ScalarPlace, writtenScalars } from './written-scalar.ts';

/**
 * The ways to write any value, best first; further lines of it are indented. `isFlow`: whether a list or group is on
 * one line as JSON is, if there is one already, or its neighbours are.
 */
export function writtenForms(value: unknown, place: ScalarPlace & { isFlow: boolean }): string[] {
  if (value === undefined || value === null || isScalar(value)) return writtenScalars(value ?? null, place);
  const flow = [printFlow(value), JSON.stringify(value)];
  const isEmpty = (isFields(value) ? Object.keys(value) : [value].flat()).length === 0;
  if (isEmpty) return flow;
  const { indent, lineBreak } = place;
  const block = printYaml(value)
    .trimEnd()
    .split('\n')
    .map((line, index) => (index === 0 || line === '' ? line : ' '.repeat(indent) + line))
    .join(lineBreak);
  // Such as the two numbers of a focus.
  if (Array.isArray(value) && value.every((one) => typeof one === 'number'))
    return [`[${value.join(', ')}]`, ...flow];
  return place.isFlow ? [...flow, block] : [block, ...flow];
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** On several lines, so that it can’t follow a name on its line. */
export function isBlockForm(form: string, value: unknown): boolean {
  return typeof value === 'object' && value !== null && !/^[[{]/.test(form);
}
