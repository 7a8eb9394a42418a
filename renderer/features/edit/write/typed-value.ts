import { listOf } from '../../../../diagnostics/fields.ts';
import { valueAt } from '../../../edit/value-at.ts';
import type { JsonSchema } from '../../../model/site.ts';
import { parseSource } from '../../../read/read-source.ts';

/** The value that somebody means who types a text where this schema holds: `379.99` is a number in a price. */
export function typedValue(text: string, schema: JsonSchema): unknown {
  const types = [schema.type, ...listOf(schema.type)].filter((type) => typeof type === 'string');
  const isNumber = types.includes('number') || types.includes('integer');
  if (isNumber && /^-?\d+(?:\.\d+)?$/.test(text.trim())) return Number(text);
  if (types.includes('boolean') && /^(?:true|false)$/.test(text)) return text === 'true';
  if (types.includes('null') && text === 'null') return null;
  if (types.length > 0 && !types.includes('array') && !types.includes('object')) return text;
  const { source, problems } = parseSource('', `value: ${text}\n`);
  const read = problems.length === 0 ? valueAt(source.value, ['value']) : text;
  return types.includes('string') && typeof read !== 'object' ? text : read;
}
