import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonSchema, SchemaSet } from '../../renderer/model/site.ts';
import {
  compileSchemas,
  compileSoundSchemas,
  compileWithAjv,
} from '../../renderer/schema/compile-schemas.ts';
import { createSchemaTests } from '../../renderer/schema/create-schema-tests.ts';
import { loadSchemas } from '../../renderer/schema/load-schemas.ts';
import { valuesOf } from './values-of.ts';

const repository = path.join(import.meta.dirname, '../..');
const shipped = path.join(repository, 'schemas');
const schemas = await loadSchemas([shipped, path.join(repository, 'examples/clinic/schemas')]);
const formats: Readonly<Record<string, (text: string) => boolean>> = {
  date: (text) => /^\d{4}-\d\d-\d\d$/.test(text),
};
const judgesOf = (set: SchemaSet) => createSchemaTests(set, (format) => formats[format]);

test('a value is as its schema says where ajv says so, and what is wrong is what ajv says', () => {
  const ajv = compileWithAjv(schemas);
  const own = compileSchemas(schemas);
  const sound = compileSoundSchemas(schemas);
  const tally = { right: 0, wrong: 0 };
  for (const [name, schema] of Object.entries(schemas)) {
    fc.assert(
      fc.property(valuesOf(schema, name, schemas), (value) => {
        const found = ajv(name)?.(value) ?? expect.fail(`There is no schema ${name}.`);
        tally[found.length > 0 ? 'wrong' : 'right'] += 1;
        expect(own(name)?.(value), name).toEqual(found);
        expect(sound(name)?.(value), name).toEqual(found);
      }),
      { numRuns: 60 },
    );
  }
  expect(Math.min(tally.right, tally.wrong)).toBeGreaterThan(1000);
});

test('every schema that is shipped, and that of an example, is judged without ajv', () => {
  const all = createSchemaTests(schemas, () => () => true);
  expect([...(all?.keys() ?? [])]).toEqual(Object.keys(schemas));
  expect(all?.get('sections/nothing')).toBeUndefined();
});

const text = { type: 'string' };
const wrapped = (property: unknown, beside: JsonSchema = {}): SchemaSet => ({
  thing: { type: 'object', properties: { property }, ...beside },
});

describe('is left to ajv:', () => {
  test.each<[string, SchemaSet]>([
    ['a keyword that is not among ours', wrapped({ ...text, contentEncoding: 'base64' })],
    ['a keyword that does not exist', wrapped({ ...text, colour: 'red' })],
    ['a keyword with something wrong behind it', wrapped({ ...text, minLength: -1 })],
    ['a title that is no text', wrapped({ ...text, title: 1 })],
    ['a pattern that is none', wrapped({ ...text, pattern: '(' })],
    ['a format that nobody knows', wrapped({ ...text, format: 'shoe-size' })],
    ['a keyword beside another type', wrapped({ type: 'number', minLength: 1 })],
    ['a keyword beside no type', wrapped({ minItems: 1 })],
    ['a type that does not exist', wrapped({ type: 'objekt' })],
    ['no type of several', wrapped({ type: [] })],
    ['no choice', wrapped({ enum: [] })],
    ['a choice of lists', wrapped({ enum: [[1], [2]] })],
    ['a schema that is no object', wrapped(true)],
    ['a schema in a list that is none', wrapped({ type: 'array', items: [text] })],
    ['names that repeat themselves', wrapped(text, { required: ['property', 'property'] })],
    ['another draft', wrapped(text, { $schema: 'http://json-schema.org/draft-07/schema#' })],
    ['a name within a schema', wrapped({ ...text, $id: 'inner' })],
    ['a reference that leads nowhere', wrapped({ $ref: '#/$defs/none' })],
    ['a reference to itself', wrapped({ $ref: '#/$defs/a' }, { $defs: { a: { $ref: '#/$defs/a' } } })],
    ['a definition that nobody uses', wrapped(text, { $defs: { a: { colour: 'red' } } })],
  ])('%s', (_, set) => {
    expect(judgesOf(set)).toBeUndefined();
  });

  test('all of them, where it is one of many', () => {
    expect(judgesOf({ ...wrapped(text), other: { type: 'objekt' } })).toBeUndefined();
  });
});

test('a definition may contain itself', () => {
  const tree = { type: 'object', properties: { parts: { type: 'array', items: { $ref: '#/$defs/tree' } } } };
  const judge = judgesOf(wrapped({ $ref: '#/$defs/tree' }, { $defs: { tree } }))?.get('thing');
  expect(judge?.({ property: { parts: [{ parts: [] }] } })).toBe(true);
  expect(judge?.({ property: { parts: [{ parts: [1] }] } })).toBe(false);
});
