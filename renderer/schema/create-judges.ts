import { isFields } from '../../diagnostics/fields.ts';
import { ownValue } from '../../diagnostics/own-value.ts';
import type { JsonSchema, SchemaSet } from '../model/site.ts';
import { judgeKeywords, type KeywordReading, type ValueTest } from './judge-keywords.ts';
import { ownKeywords } from './meaning.ts';
import { findDefinition, leadsBack } from './resolve-schema.ts';

/** Judges by the names of schemas. */
export type Judges = ReadonlyMap<string, ValueTest>;

/** Keywords that don't restrict a value, with a test of their own values. */
const silent: Readonly<Record<string, (written: unknown) => boolean>> = {
  title: (written) => typeof written === 'string',
  description: (written) => typeof written === 'string',
  examples: Array.isArray,
  default: () => true,
  ...Object.fromEntries(ownKeywords.map((keyword) => [keyword, () => true])),
};

const draft = 'https://json-schema.org/draft/2020-12/schema';

/** Only at the top of a file: names, and definitions, which are judged when a `$ref` leads to them. */
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
export function createJudges(
  schemas: SchemaSet,
  formatNamed: KeywordReading['formatNamed'],
): Judges | undefined {
  const judges = new Map<string, ValueTest>();
  const create = openJudges(schemas, formatNamed);
  for (const name of Object.keys(schemas)) {
    const judge = create(name);
    if (!judge) return undefined;
    judges.set(name, judge);
  }
  return judges;
}

/** The same for one schema at a time, by name. */
export function openJudges(
  schemas: SchemaSet,
  formatNamed: KeywordReading['formatNamed'],
): (name: string) => ValueTest | undefined {
  const given = { schemas, formatNamed, references: new Map<string, ValueTest | undefined>() };
  return (name) => {
    const schema = ownValue(schemas, name);
    const judge = schema && judgeOf(schema, { ...given, home: name, isTop: true });
    return judge && definitionsOf(schema).every((part) => judgeOf(part, { ...given, home: name }))
      ? judge
      : undefined;
  };
}

type SchemaContext = Pick<KeywordReading, 'formatNamed'> & {
  schemas: SchemaSet;
  /** The schema whose file contains this. */
  home: string;
  isTop?: boolean;
  /** Judges of definitions that were read, or are being read: they may be recursive. */
  references: Map<string, ValueTest | undefined>;
};

function judgeOf(part: unknown, around: SchemaContext): ValueTest | undefined {
  if (!isFields(part)) return undefined;
  const judges: ValueTest[] = [];
  for (const [keyword, written] of Object.entries(part)) {
    const isSilent =
      ownValue(silent, keyword) ?? (around.isTop === true ? ownValue(atTop, keyword) : undefined);
    if (isSilent?.(written) === true) continue;
    const judge = ownValue(judgeKeywords, keyword)?.(readingOf(part, written, around));
    if (!judge) return undefined;
    judges.push(judge);
  }
  return (value) => judges.every((judge) => judge(value));
}

function readingOf(schema: JsonSchema, written: unknown, around: SchemaContext): KeywordReading {
  return {
    written,
    schema,
    formatNamed: around.formatNamed,
    judgeOf: (part) => judgeOf(part, { ...around, isTop: false }),
    judgeOfReference: (reference) => judgeOfReference(reference, around),
  };
}

function judgeOfReference(reference: string, around: SchemaContext): ValueTest | undefined {
  const { schemas, home, references } = around;
  const definition = findDefinition(reference, home, schemas);
  // ajv reads the part after # as part of an address, in which other characters are special.
  if (!definition || !/^[\w-]+$/.test(definition.key)) return undefined;
  const name = `${definition.home}#${definition.key}`;
  if (!references.has(name)) {
    if (leadsBack({ $ref: reference }, home, schemas)) return undefined;
    references.set(name, (value) => references.get(name)?.(value) ?? false);
    references.set(name, judgeOf(definition.schema, { ...around, home: definition.home, isTop: false }));
  }
  return references.get(name) && ((value) => references.get(name)?.(value) ?? false);
}

function definitionsOf({ $defs }: JsonSchema): readonly unknown[] {
  return isFields($defs) ? Object.values($defs) : [];
}
