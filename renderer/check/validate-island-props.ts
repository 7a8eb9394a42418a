import { fieldsOf } from '../../diagnostics/fields.ts';
import type { Path } from '../../diagnostics/place.ts';
import type { JsonSchema, SchemaSet } from '../model/site.ts';
import type { Validators, Violation } from '../schema/compile-schemas.ts';

/**
 * What the schema of an island finds wrong with its props, each in words that name the prop; empty if nothing is.
 * Undefined if it has no schema. A prop that isn't in the schema is wrong unless the schema says otherwise: it is a typo
 * far more often than an extension.
 */
export function validateIslandProps(
  { validators, schemas }: { validators: Validators; schemas: SchemaSet },
  island: string,
  props: object,
): readonly string[] | undefined {
  const name = `islands/${island}`;
  const violations = validators(name)?.(props);
  return violations && [...violations.map(sayViolation), ...unlistedIn(props, schemas[name] ?? {})];
}

function unlistedIn(props: object, schema: JsonSchema): string[] {
  if (openers.some((keyword) => schema[keyword] !== undefined)) return [];
  const listed = fieldsOf(schema.properties);
  const given = Object.entries(props).filter(([, value]) => value !== undefined);
  return given.flatMap(([prop]) => (Object.hasOwn(listed, prop) ? [] : [sayUnlisted([prop])]));
}

/** With one of these, a schema itself says which other props it takes. */
const openers = [
  ...['additionalProperties', 'unevaluatedProperties', 'patternProperties'],
  ...['$ref', 'allOf', 'anyOf', 'oneOf'],
];

function sayUnlisted(path: Path): string {
  return `“${nameOf(path)}” is not in the schema`;
}

function sayViolation({ path, keyword, params, schema, value }: Violation): string {
  const prop = path.length === 0 ? 'props' : `“${nameOf(path)}”`;
  const { missingProperty, additionalProperty } = params;
  if (typeof missingProperty === 'string') return `“${nameOf([...path, missingProperty])}” is missing`;
  if (typeof additionalProperty === 'string') return sayUnlisted([...path, additionalProperty]);
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
