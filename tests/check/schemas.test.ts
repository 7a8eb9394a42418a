import { describe, expect, test } from 'vitest';
import { compileWithAjv } from '../../renderer/schema/compile-schemas.ts';
import { schemas } from './check-edited.ts';

const validators = compileWithAjv(schemas);

describe('schemas', () => {
  test.each(Object.keys(schemas))('%s compiles', (name) => {
    expect(validators(name)).toBeTypeOf('function');
  });

  test.each(Object.keys(schemas))('the examples of %s are valid: messages show them', (name) => {
    const wrong = examples(schemas[name], `${name}#`).flatMap(([at, example]) =>
      validators(at)?.(example)
        .filter(({ keyword }) => keyword !== 'minItems')
        .map(({ keyword }) => `${at}: ${keyword} ${JSON.stringify(example)}`),
    );
    expect(wrong).toEqual([]);
  });

  test.each(Object.keys(schemas))('%s keeps to the subset', (name) => {
    const file = `schemas/${name}.schema.json`;
    const found = [...unnamed(file, schemas[name]), ...breaches(schemas[name], file)];
    expect(found, found.join('\n')).toEqual([]);
  });
});

/**
 * Each example with its path, such as `course#/properties/price`. The example of a list may show fewer items than it
 * needs.
 */
function examples(schema: unknown, at: string): [at: string, example: unknown][] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'examples' in schema && Array.isArray(schema.examples) ? schema.examples : [];
  const properties = 'properties' in schema ? Object.entries(schema.properties ?? {}) : [];
  const inner = properties.flatMap(([key, one]) => examples(one, `${at}/properties/${key}`));
  const items = 'items' in schema ? examples(schema.items, `${at}/items`) : [];
  return [...own.map((example): [string, unknown] => [at, example]), ...inner, ...items];
}

function unnamed(file: string, schema: object | undefined): string[] {
  const words = file === 'schemas/common.schema.json' ? [] : ['title', 'description'];
  return words.filter((word) => !Object.hasOwn(schema ?? {}, word)).map((word) => missing(file, word));
}

function missing(at: string, word: string): string {
  return `${at} has no “${word}”: write one, since editors read it in messages and in VS Code`;
}

const unwanted = ['oneOf', 'anyOf', 'allOf', 'if', 'not', 'patternProperties', 'dependentSchemas'];

/** Objects are closed (or describe the values of other keys), and every property has a description and an example. */
function breaches(schema: unknown, at: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const fields = Object.entries(schema);
  const own = fields.flatMap(([key]) =>
    unwanted.includes(key)
      ? [`${at}: “${key}” can’t be used, since one mistake would have several messages`]
      : [],
  );
  const open =
    'properties' in schema && !('additionalProperties' in schema)
      ? [`${at} lets pass any key: write “additionalProperties”: false`]
      : [];
  const properties = 'properties' in schema ? Object.entries(schema.properties ?? {}) : [];
  const unexplained = properties.flatMap(([key, property]) =>
    ['title', 'description']
      .filter((word) => !Object.hasOwn(property, word))
      .map((word) => missing(`${at}, ${key}`, word)),
  );
  const items = 'items' in schema ? breaches(schema.items, `${at}[]`) : [];
  return [
    ...own,
    ...open,
    ...unexplained,
    ...properties.flatMap(([key, one]) => breaches(one, `${at}, ${key}`)),
    ...items,
  ];
}
