import { isFields } from '../../diagnostics/fields.ts';
import { ownProperty } from '../../diagnostics/own-property.ts';
import type { JsonSchema, SchemaSet } from '../model/site.ts';
import { type KeywordReading, keywordTests, type ValueTest } from './keyword-tests.ts';
import { ownKeywords } from './meaning.ts';
import { findDefinition, leadsBack } from './resolve-schema.ts';

/** Tests by the names of schemas. */
export type SchemaTests = ReadonlyMap<string, ValueTest>;

/** Keywords that don't restrict a value, with a test of their own values. */
const silent: Readonly<Record<string, (written: unknown) => boolean>> = {
  title: (written) => typeof written === 'string',
  description: (written) => typeof written === 'string',
  examples: Array.isArray,
  default: () => true,
  ...Object.fromEntries(ownKeywords.map((keyword) => [keyword, () => true])),
};

const draft = 'https://json-schema.org/draft/2020-12/schema';

/** Only at the top of a file: names, and definitions, which are checked when a `$ref` leads to them. */
const atTop: Readonly<Record<string, (written: unknown) => boolean>> = {
  $schema: (written) => written === draft,
  $id: (written) => typeof written === 'string',
  $defs: isFields,
};

/**
 * Whether values satisfy schemas: the same answers as ajv's, without generating code first. Supports only the part of
 * JSON Schema described in `schemas/README.md`; undefined if a schema goes beyond that, or has a mistake, which ajv
 * then reports.
 */
export function createSchemaTests(
  schemas: SchemaSet,
  formatNamed: KeywordReading['formatNamed'],
): SchemaTests | undefined {
  const tests = new Map<string, ValueTest>();
  const create = openSchemaTests(schemas, formatNamed);
  for (const name of Object.keys(schemas)) {
    const test = create(name);
    if (!test) return undefined;
    tests.set(name, test);
  }
  return tests;
}

/** The same for one schema at a time, by name. */
export function openSchemaTests(
  schemas: SchemaSet,
  formatNamed: KeywordReading['formatNamed'],
): (name: string) => ValueTest | undefined {
  const given = { schemas, formatNamed, references: new Map<string, ValueTest | undefined>() };
  return (name) => {
    const schema = ownProperty(schemas, name);
    const test = schema && testOf(schema, { ...given, home: name, isTop: true });
    return test && definitionsOf(schema).every((part) => testOf(part, { ...given, home: name }))
      ? test
      : undefined;
  };
}

type SchemaContext = Pick<KeywordReading, 'formatNamed'> & {
  schemas: SchemaSet;
  /** The schema whose file contains this. */
  home: string;
  isTop?: boolean;
  /** Tests of definitions that were read, or are being read: they may be recursive. */
  references: Map<string, ValueTest | undefined>;
};

function testOf(part: unknown, around: SchemaContext): ValueTest | undefined {
  if (!isFields(part)) return undefined;
  const tests: ValueTest[] = [];
  for (const [keyword, written] of Object.entries(part)) {
    const isSilent =
      ownProperty(silent, keyword) ?? (around.isTop === true ? ownProperty(atTop, keyword) : undefined);
    if (isSilent?.(written) === true) continue;
    const test = ownProperty(keywordTests, keyword)?.(readingOf(part, written, around));
    if (!test) return undefined;
    tests.push(test);
  }
  return (value) => tests.every((test) => test(value));
}

function readingOf(schema: JsonSchema, written: unknown, around: SchemaContext): KeywordReading {
  return {
    written,
    schema,
    formatNamed: around.formatNamed,
    testOf: (part) => testOf(part, { ...around, isTop: false }),
    testOfReference: (reference) => testOfReference(reference, around),
  };
}

function testOfReference(reference: string, around: SchemaContext): ValueTest | undefined {
  const { schemas, home, references } = around;
  const definition = findDefinition(reference, home, schemas);
  // ajv reads the part after # as part of an address, in which other characters are special.
  if (!definition || !/^[\w-]+$/.test(definition.key)) return undefined;
  const name = `${definition.home}#${definition.key}`;
  if (!references.has(name)) {
    if (leadsBack({ $ref: reference }, home, schemas)) return undefined;
    references.set(name, (value) => references.get(name)?.(value) ?? false);
    references.set(name, testOf(definition.schema, { ...around, home: definition.home, isTop: false }));
  }
  return references.get(name) && ((value) => references.get(name)?.(value) ?? false);
}

function definitionsOf({ $defs }: JsonSchema): readonly unknown[] {
  return isFields($defs) ? Object.values($defs) : [];
}
