import fc from 'fast-check';
import { nastyValue } from './nasty-values.ts';

type Schema = Readonly<Record<string, unknown>>;
/** By name: `course`, `sections/hero`. */
export type Schemas = Readonly<Record<string, Schema>>;

/** Deeper than any schema nests by itself; recursive ones would go on for ever. */
const deepest = 6;

/** Values that match a schema of `schemas`, now and then with a part that doesn't. */
export function valueByName(name: string, schemas: Schemas): fc.Arbitrary<unknown> {
  return arbitraryOf(schemas[name] ?? {}, { schemas, file: name, depth: 0 });
}

type Around = { schemas: Schemas; file: string; depth: number };

function arbitraryOf(schema: Schema, around: Around): fc.Arbitrary<unknown> {
  const { target, file } = follow(schema, around);
  const inner = { ...around, file, depth: around.depth + 1 };
  if (around.depth > deepest) return nastyValue;
  const shown = Array.isArray(target.examples) && target.examples.length > 0 ? target.examples : undefined;
  return fc.oneof(
    { weight: 6, arbitrary: wanted(target, inner) },
    ...(shown ? [{ weight: 4, arbitrary: fc.constantFrom<unknown>(...shown) }] : []),
    { weight: 1, arbitrary: nastyValue },
  );
}

function wanted(schema: Schema, around: Around): fc.Arbitrary<unknown> {
  if (Array.isArray(schema.enum)) return fc.constantFrom<unknown>(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const [type] = [schema.type].flat();
  if (type === 'object') return objectOf(schema, around);
  if (type === 'array') return fc.array(arbitraryOf(asSchema(schema.items), around), { maxLength: 3 });
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return fc.oneof(fc.integer({ min: 0, max: 100 }), fc.integer());
  if (type === 'number') return fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.double({ noNaN: true }));
  return nastyValue;
}

function objectOf(schema: Schema, around: Around): fc.Arbitrary<unknown> {
  const fields = Object.entries(asSchema(schema.properties));
  const required = Array.isArray(schema.required) ? schema.required : [];
  const model = Object.fromEntries(fields.map(([name, of]) => [name, arbitraryOf(asSchema(of), around)]));
  const known = fc.record(model, {
    requiredKeys: Object.keys(model).filter((name) => required.includes(name)),
  });
  const others = schema.additionalProperties;
  if (typeof others !== 'object') return known;
  const named = fc.dictionary(
    fc.constantFrom('a', 'hasOwnProperty', 'x-1', '1'),
    arbitraryOf(asSchema(others), around),
    {
      maxKeys: 3,
    },
  );
  return fc.tuple(known, named).map(([own, more]) => ({ ...more, ...own }));
}

/** `common.schema.json#/$defs/action`, `#/$defs/link`. */
function follow(schema: Schema, { schemas, file }: Around): { target: Schema; file: string } {
  if (typeof schema.$ref !== 'string') return { target: schema, file };
  const [path = '', pointer = ''] = schema.$ref.split('#');
  const name = path === '' ? file : path.replace(/\.schema\.json$/, '').replace(/^.*\/(?=common$)/, '');
  const parts = pointer.split('/').slice(1);
  const found = parts.reduce<Schema>((at, part) => asSchema(at[part]), schemas[name] ?? {});
  const { $ref: _ref, ...beside } = schema;
  return { target: { ...found, ...beside }, file: name };
}

function asSchema(value: unknown): Schema {
  return typeof value === 'object' && value !== null ? (value as Schema) : {};
}
