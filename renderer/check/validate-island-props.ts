import type { Path } from '../../diagnostics/place.ts';
import type { Validators, Violation } from '../schema/compile-schemas.ts';

/**
 * What the schema of an island finds wrong with its props, each in words that name the prop; empty if nothing is.
 * Undefined if it has no schema.
 */
export function validateIslandProps(
  validators: Validators,
  island: string,
  props: object,
): readonly string[] | undefined {
  return validators(`islands/${island}`)?.(props).map(sayViolation);
}

function sayViolation({ path, keyword, params, schema, value }: Violation): string {
  const prop = path.length === 0 ? 'props' : `“${nameOf(path)}”`;
  const { missingProperty, additionalProperty } = params;
  if (typeof missingProperty === 'string') return `“${nameOf([...path, missingProperty])}” is missing`;
  if (typeof additionalProperty === 'string')
    return `“${nameOf([...path, additionalProperty])}” is not in the schema`;
  const given = shorten(JSON.stringify(value) ?? 'nothing');
  if (keyword === 'type') return `${prop} must be ${[schema.type].flat().join(' or ')}, not ${given}`;
  if (keyword === 'enum') return `${prop} must be ${wordsOf(params.allowedValues)}, not ${given}`;
  return `${prop} is ${given}, which breaks “${keyword}: ${shorten(JSON.stringify(schema[keyword]) ?? '')}”`;
}

/** As code would say it: `items[2].label`. */
function nameOf(path: Path): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${part}`))
    .join('');
}

function wordsOf(allowed: unknown): string {
  return Array.isArray(allowed) ? allowed.map((one) => JSON.stringify(one)).join(' or ') : 'another value';
}

/** A prop may hold a whole list of entries. */
function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
