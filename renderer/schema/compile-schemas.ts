/** The one file that knows ajv. */
import type { ErrorObject } from 'ajv';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Path } from '../../diagnostics/place.ts';
import type { JsonSchema, SchemaSet } from '../model/site.ts';
import { brokenSchema } from './broken-schema.ts';
import { ownKeywords } from './meaning.ts';

/** One broken rule of a schema. `schema` is the part that was broken, with its examples; `value` what was written. */
export type Violation = {
  path: Path;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
  schema: JsonSchema;
  value: unknown;
};

export type Validator = (value: unknown) => Violation[];

/** The validator of a schema by its name; `undefined` for a name without schema. Each is compiled when it is first asked for. */
export type Validators = (name: string) => Validator | undefined;

export function compileSchemas(schemas: SchemaSet): Validators {
  // Each schema is compiled to judge a handful of values: optimising its code would cost more than it saves.
  const code = { optimize: false };
  const ajv = new Ajv2020({ allErrors: true, strict: true, verbose: true, allowUnionTypes: true, code });
  // The published types describe the CommonJS module, where the function is the module itself.
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  // What these say is judged by a rule (`check-locale`), which can name the nearest one.
  for (const format of ['time-zone', 'currency']) ajv.addFormat(format, true);
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

/** What ajv throws here is always about the schema; `paths` leads to what it names, if it names anything. */
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
 * `common.schema.json#/$defs/action` names the same definition from every folder, which a URL relative
 * to the schema's own would not. An annotated `$ref` becomes a schema with both, which draft 2020-12 allows.
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

/** ajv writes `/sections/2/title`; only the value tells whether `2` is a position in a list or a key. */
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
