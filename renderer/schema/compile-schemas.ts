/** The only file that depends on ajv. It is loaded if something is wrong, or if a schema needs it. */
import { createRequire } from 'node:module';
import type { ErrorObject, ValidateFunction } from 'ajv';
import type { Path } from '../../diagnostics/place.ts';
import type { JsonSchema, SchemaSet } from '../model/site.ts';
import { brokenSchema } from './broken-schema.ts';
import { createSchemaTests, openSchemaTests } from './create-schema-tests.ts';
import type { ValueTest } from './keyword-tests.ts';
import { asAsciiMail } from './mail-address.ts';
import { ownKeywords } from './meaning.ts';
import { isWebAddress } from './web-address.ts';

/**
 * One violated rule of a schema. `schema` is the part that was violated, with its examples; `value` is what was
 * written.
 */
export type Violation = {
  path: Path;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
  schema: JsonSchema;
  value: unknown;
};

export type Validator = (value: unknown) => Violation[];

/** The validator of a schema by name; `undefined` if there is no such schema. */
export type Validators = (name: string) => Validator | undefined;

/**
 * `createSchemaTests` decides without ajv whether a value is valid; ajv explains what is wrong with an invalid value or
 * schema. It generates code for each schema, which takes longer than most sites' checks.
 */
export function compileSchemas(schemas: SchemaSet): Validators {
  const tests = createSchemaTests(schemas, isOfFormat);
  return tests ? testFirst(schemas, (name) => tests.get(name)) : compileWithAjv(schemas);
}

/** The same for schemas known to be sound: each is read only when it is first asked for. */
export function compileSoundSchemas(schemas: SchemaSet): Validators {
  const create = openSchemaTests(schemas, isOfFormat);
  const known = new Map<string, ValueTest | undefined>();
  return testFirst(schemas, (name) => {
    if (!known.has(name)) known.set(name, create(name));
    return known.get(name);
  });
}

/** Uses ajv for a schema without a test. */
function testFirst(schemas: SchemaSet, testNamed: (name: string) => ValueTest | undefined): Validators {
  let compiled: Validators | undefined;
  const withAjv = (name: string) => {
    compiled ??= compileWithAjv(schemas);
    return compiled(name);
  };
  return (name) => {
    if (!Object.hasOwn(schemas, name)) return undefined;
    const test = testNamed(name);
    return test ? (value) => (test(value) ? [] : (withAjv(name)?.(value) ?? [])) : withAjv(name);
  };
}

/** Each schema is compiled when it is first asked for. Throws the error of `brokenSchema` if it is invalid. */
export function compileWithAjv(schemas: SchemaSet): Validators {
  const { Ajv2020, addFormats } = loadAjv();
  // Each schema is compiled to check a handful of values: optimising its code would cost more than it saves.
  const code = { optimize: false };
  // `constructor` only counts as a field if it is an own property.
  const ownProperties = true;
  const strictly = { allErrors: true, strict: true, verbose: true, allowUnionTypes: true };
  const ajv = new Ajv2020({ ...strictly, ownProperties, code });
  addFormats(ajv);
  for (const format of checkedByRule) ajv.addFormat(format, true);
  ajv.addFormat('web-address', isWebAddress);
  ajv.addFormat('email', isOfFormat('email') ?? true);
  for (const keyword of ownKeywords) ajv.addKeyword({ keyword });
  for (const [name, schema] of Object.entries(schemas)) {
    const errors = () => (ajv.errors ?? []).map((error) => pathOf(error, schema));
    blameSchema(name, () => ajv.addSchema({ ...anchored(schema), $id: `/${name}` }), errors);
  }
  return (name) => {
    const validate = blameSchema(name, () => ajv.getSchema(`/${name}`));
    return validate && ((value) => violations(validate as ValidateFunction, value));
  };
}

type AjvModule = typeof import('ajv/dist/2020.js');

function loadAjv(): Pick<AjvModule, 'Ajv2020'> & { addFormats: (ajv: object) => void } {
  const require = createRequire(import.meta.url);
  const { Ajv2020 } = require('ajv/dist/2020.js') as AjvModule;
  return { Ajv2020, addFormats: require('ajv-formats') };
}

/** These formats are checked by a rule (`check-locale`), which can suggest the nearest value. */
const checkedByRule = ['time-zone', 'currency', 'language-tag', 'locale', 'number-system', 'phone'];

type TextFormat = RegExp | ((text: string) => boolean);

/** The formats in `schemas/README.md`, as ajv has them. */
function isOfFormat(format: string): ((text: string) => boolean) | undefined {
  if (checkedByRule.includes(format)) return () => true;
  if (format === 'web-address') return isWebAddress;
  if (!['date', 'email', 'uri'].includes(format)) return undefined;
  const { fullFormats } = createRequire(import.meta.url)('ajv-formats/dist/formats.js') as {
    fullFormats: Readonly<Record<string, TextFormat | { validate: TextFormat } | undefined>>;
  };
  const known = fullFormats[format];
  const test = known && 'validate' in known ? known.validate : known;
  if (!(test instanceof RegExp)) return test;
  return format === 'email' ? (text) => test.test(asAsciiMail(text)) : (text) => test.test(text);
}

/** An error thrown by ajv here is always about the schema; `paths` leads to the part that it names, if any. */
function blameSchema<Result>(
  name: string,
  step: () => Result,
  paths: () => readonly Path[] = () => [],
): Result {
  try {
    return step();
  } catch (thrown) {
    const [path = []] = paths();
    const detail = thrown instanceof Error ? thrown.message : String(thrown);
    throw brokenSchema({ schema: name, at: { path }, detail });
  }
}

/**
 * `common.schema.json#/$defs/action` names the same definition from every folder; a URL relative to the schema's own
 * would not. An annotated `$ref` becomes a schema with both, which draft 2020-12 allows.
 */
function anchored(value: unknown): JsonSchema {
  return anchor(value) as JsonSchema;
}

function anchor(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(anchor);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === '$ref' && typeof item === 'string'
        ? item.replace(/^.*common\.schema\.json#/, '/common#')
        : anchor(item),
    ]),
  );
}

function violations(validate: ValidateFunction, value: unknown): Violation[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map((error) => ({
    path: pathOf(error, value),
    keyword: error.keyword,
    params: error.params as Readonly<Record<string, unknown>>,
    schema: (error.parentSchema ?? {}) as JsonSchema,
    value: error.data,
  }));
}

/** ajv reports `/sections/2/title`; only the value shows whether `2` is a position in a list or a key. */
function pathOf(error: ErrorObject, root: unknown): Path {
  const path: (string | number)[] = [];
  let value = root;
  for (const part of error.instancePath.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    path.push(Array.isArray(value) ? Number(key) : key);
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  }
  return path;
}
