import { isFields } from '../../diagnostics/fields.ts';
import type { JsonSchema, SchemaSet } from '../model/site.ts';
import { ownKeywords } from '../schema/meaning.ts';
import { followReference } from '../schema/resolve-schema.ts';

type Definitions = Map<string, JsonSchema>;

/**
 * A self-contained schema, for the YAML support of code editors: they differ in resolving references between files, and
 * don't know our annotations. `definitions` receives what it refers to.
 */
export function bundleSchema(
  owner: string,
  schema: JsonSchema,
  schemas: SchemaSet,
  definitions: Definitions,
): JsonSchema {
  const kept = Object.entries(schema).filter(([keyword]) => !leftOut.has(keyword));
  const bundled = Object.fromEntries(
    kept.map(([keyword, value]) => [keyword, bundleMember(keyword, value, owner, schemas, definitions)]),
  );
  // VS Code shows this in place of the pattern.
  if (typeof schema.inWords === 'string') bundled.patternErrorMessage = `Write ${schema.inWords}.`;
  if (typeof schema.$ref !== 'string') return bundled;

  const target = followReference(schema.$ref, owner, schemas);
  const name = `${target.home.replaceAll('/', '-')}-${target.key}`;
  if (!definitions.has(name)) {
    definitions.set(name, {});
    definitions.set(name, bundleSchema(target.home, target.schema, schemas, definitions));
  }
  return { ...bundled, $ref: `#/definitions/${name}` };
}

const leftOut: ReadonlySet<string> = new Set(['$schema', '$id', '$defs', ...ownKeywords]);

function bundleMember(
  keyword: string,
  value: unknown,
  owner: string,
  schemas: SchemaSet,
  definitions: Definitions,
): unknown {
  if (verbatim.has(keyword)) return value;
  if (keyword === 'properties' && isFields(value)) return bundleEach(value, owner, schemas, definitions);
  return isFields(value) ? bundleSchema(owner, value, schemas, definitions) : value;
}

/** The values of these keywords are data or plain words, so a key in them that looks like a keyword isn't one. */
const verbatim: ReadonlySet<string> = new Set(['examples', 'const', 'default', 'enum']);

function bundleEach(
  properties: JsonSchema,
  owner: string,
  schemas: SchemaSet,
  definitions: Definitions,
): JsonSchema {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      isFields(value) ? bundleSchema(owner, value, schemas, definitions) : value,
    ]),
  );
}
