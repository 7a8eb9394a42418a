/**
 * The rules of the JSON Schema keywords (draft 2020-12) that `schemas/README.md` says to use. A keyword that is listed
 * here and has a valid value yields a test; anything else yields `undefined`, and ajv has to decide.
 * https://json-schema.org/draft/2020-12/json-schema-validation
 */
import { isFields } from '../../diagnostics/fields.ts';
import { ownProperty } from '../../diagnostics/own-property.ts';
import { wordTable } from '../../diagnostics/word-table.ts';
import type { JsonSchema } from '../model/site.ts';

/** Whether a value satisfies a schema, or one of its keywords. */
export type ValueTest = (value: unknown) => boolean;

export type KeywordReading = {
  /** The value of the keyword. */
  written: unknown;
  /** The schema that contains the keyword. */
  schema: JsonSchema;
  /** The test of a part of it; undefined if there is none. */
  testOf: (part: unknown) => ValueTest | undefined;
  /** The test of the target of a `$ref`. */
  testOfReference: (reference: string) => ValueTest | undefined;
  /** Whether a text has a format; undefined if the format is unknown. */
  formatNamed: (format: string) => ((text: string) => boolean) | undefined;
};

export type ReadKeyword = (reading: KeywordReading) => ValueTest | undefined;

export const keywordTests: Readonly<Record<string, ReadKeyword>> = {
  $ref: ({ written, testOfReference }) =>
    typeof written === 'string' ? testOfReference(written) : undefined,
  type: ({ written }) => testType(written),
  const: ({ written }) => (isPlain(written) ? (value) => value === written : undefined),
  enum: ({ written }) => {
    if (!Array.isArray(written) || written.length === 0 || !written.every(isPlain)) return undefined;
    const values = new Set<unknown>(written);
    return (value) => values.has(value);
  },
  minLength: forCount('string', (text, least) => typeof text !== 'string' || isAsLong(text, least)),
  maxLength: forCount('string', (text, most) => typeof text !== 'string' || !isAsLong(text, most + 1)),
  pattern: testPattern,
  format: testFormat,
  minimum: forNumber((value, least) => typeof value !== 'number' || value >= least),
  maximum: forNumber((value, most) => typeof value !== 'number' || value <= most),
  minItems: forCount('array', (list, least) => !Array.isArray(list) || list.length >= least),
  maxItems: forCount('array', (list, most) => !Array.isArray(list) || list.length <= most),
  items: ({ written, schema, testOf }) => {
    const test = isOfType(schema, 'array') ? testOf(written) : undefined;
    return test && ((list) => !Array.isArray(list) || list.every(test));
  },
  properties: ({ written, schema, testOf }) => {
    const tests = isOfType(schema, 'object') ? testsOf(written, testOf) : undefined;
    return (
      tests &&
      ((value) =>
        !isFields(value) ||
        tests.every(([key, test]) => {
          const part = ownProperty(value, key);
          return part === undefined || test(part);
        }))
    );
  },
  required: ({ written, schema }) => {
    if (!isOfType(schema, 'object') || !isListOfNames(written)) return undefined;
    return (value) => !isFields(value) || written.every((key) => ownProperty(value, key) !== undefined);
  },
  additionalProperties: ({ written, schema, testOf }) => {
    const test = written === false ? () => false : testOf(written);
    if (!test || !isOfType(schema, 'object')) return undefined;
    const known = new Set(isFields(schema.properties) ? Object.keys(schema.properties) : []);
    return (value) =>
      !isFields(value) || Object.keys(value).every((key) => known.has(key) || test(value[key]));
  },
};

const types = wordTable<ValueTest>({
  object: isFields,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  number: Number.isFinite,
  integer: Number.isInteger,
});

function testType(written: unknown): ValueTest | undefined {
  const names = typeof written === 'string' ? [written] : written;
  if (!isListOfNames(names) || names.length === 0) return undefined;
  const [first, ...others] = names.map((name) => types.get(name));
  if (!first || others.includes(undefined)) return undefined;
  return others.length === 0 ? first : (value) => first(value) || others.some((test) => test?.(value));
}

/** A keyword for one type ignores values of others. ajv refuses it without such a type. */
function isOfType({ type }: JsonSchema, name: string): boolean {
  return type === name || (Array.isArray(type) && type.includes(name));
}

function forCount(type: string, isWithin: (value: unknown, count: number) => boolean): ReadKeyword {
  return ({ written, schema }) => {
    if (!isOfType(schema, type) || typeof written !== 'number') return undefined;
    return Number.isInteger(written) && written >= 0 ? (value) => isWithin(value, written) : undefined;
  };
}

function forNumber(isWithin: (value: unknown, bound: number) => boolean): ReadKeyword {
  return ({ written, schema }) => {
    if (!isOfType(schema, 'number') && !isOfType(schema, 'integer')) return undefined;
    return typeof written === 'number' ? (value) => isWithin(value, written) : undefined;
  };
}

function testPattern({ written, schema }: KeywordReading): ValueTest | undefined {
  const pattern =
    typeof written === 'string' && isOfType(schema, 'string') ? regularExpression(written) : undefined;
  return pattern && ((text) => typeof text !== 'string' || pattern.test(text));
}

function testFormat({ written, schema, formatNamed }: KeywordReading): ValueTest | undefined {
  const isFormat =
    typeof written === 'string' && isOfType(schema, 'string') ? formatNamed(written) : undefined;
  return isFormat && ((text) => typeof text !== 'string' || isFormat(text));
}

function regularExpression(source: string): RegExp | undefined {
  try {
    return new RegExp(source, 'u');
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function testsOf(
  parts: unknown,
  testOf: KeywordReading['testOf'],
): (readonly [key: string, test: ValueTest])[] | undefined {
  if (!isFields(parts)) return undefined;
  const tests = Object.entries(parts).flatMap(([key, part]) => {
    const test = testOf(part);
    return test ? [[key, test] as const] : [];
  });
  return tests.length === Object.keys(parts).length ? tests : undefined;
}

/** Can be compared with `===`. */
function isPlain(value: unknown): boolean {
  return value === null || typeof value !== 'object';
}

function isListOfNames(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.every((item) => typeof item === 'string') &&
    new Set(value).size === value.length
  );
}

/** In characters, which may be two UTF-16 units each. */
function isAsLong(text: string, least: number): boolean {
  return text.length >= 2 * least || (text.length >= least && [...text].length >= least);
}
