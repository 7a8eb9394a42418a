import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { surest } from '../../../diagnostics/surest.ts';
import { wordTable } from '../../../diagnostics/word-table.ts';
import type { Violation } from '../../schema/compile-schemas.ts';
import { meaningOf } from '../../schema/meanings/meanings.ts';
import { isInForm } from './explain-text.ts';
import { explainForm } from './forms/explain-form.ts';
import { readDate } from './forms/read-date.ts';
import { misreadNumber } from './misread-number.ts';

/**
 * The intended value, if unambiguous; never a number, a day or a word that might be something else. `written`: as it is
 * in the file. `currency`: the site's.
 */
export function sureValue(
  violation: Violation,
  { written, currency }: { written: string; currency: string | undefined },
): string | number | boolean | undefined {
  const { keyword, value, params, schema } = violation;
  const isDay = fieldsOf(schema).format === 'date';
  if (typeof value === 'number' || typeof value === 'boolean')
    return keyword === 'type' ? sureText(violation, isDay ? sureDate(written) : written) : undefined;
  if (typeof value !== 'string') return undefined;
  if (keyword === 'enum') return surest(value, listOf(params.allowedValues).map(String));
  if (isDay) return sureDate(value);
  const wanted = keyword === 'type' ? typeOf(violation) : undefined;
  if (wanted === 'boolean') return answers.get(value.toLowerCase());
  const isNumber = wanted === 'number' || wanted === 'integer' || meaningOf(schema)?.control === 'number';
  if (isNumber) return sureNumber(value, currency);
  const hasForm = keyword === 'pattern' || fieldsOf(schema).format === 'web-address';
  return hasForm ? explainForm(value, (text) => isInForm(text, schema)).meant : undefined;
}

/** Undefined for a day with a time, which would be lost. */
function sureDate(written: string): string | undefined {
  const read = readDate(written);
  return read?.kind === 'day' && !written.includes(':') ? read.date : undefined;
}

const answers = wordTable({
  yes: true,
  no: false,
  on: true,
  off: false,
});

/** YAML reads `07123` and `2025` as numbers although a text is wanted. */
function sureText(violation: Violation, text: string | undefined): string | undefined {
  return typeOf(violation) === 'string' ? text : undefined;
}

function typeOf({ params }: Violation): string | undefined {
  return String(params.type).split(',')[0];
}

function sureNumber(written: string, currency: string | undefined): number | string | undefined {
  const { meant, isSure } = misreadNumber(written, currency);
  if (meant === undefined || !isSure) return undefined;
  return Number.isFinite(Number(meant)) ? Number(meant) : meant;
}
