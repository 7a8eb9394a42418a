import { existsSync } from 'node:fs';
import path from 'node:path';
import type { JsonSchema, SchemaSet } from '../model/site.ts';
import { schemaNames } from '../schema/schema-files.ts';
import { programName } from '../store/program-version.ts';
import { branchSchema } from './branch-schema.ts';
import { editorSchemas } from './editor-schemas.ts';
import { generateTypes, type TypesOf } from './generate-types.ts';

/** Files generated from a site's schemas for developers and code editors. */
export type GeneratedFiles = {
  /** TypeScript: the types of the site's own schemas, to be written next to them. */
  types: string;
  /** For completion in code editors, by the schemas' names: each is self-contained. */
  editorSchemas: ReadonlyMap<string, JsonSchema>;
};

type SchemasOfSite = {
  schemas: SchemaSet;
  /** Where they come from: the shipped ones first, the site's own last. */
  folders: readonly string[];
  /** The names of those that code editors offer. */
  inUse: ReadonlySet<string>;
};

export async function generateFiles({ schemas, folders, inUse }: SchemasOfSite): Promise<GeneratedFiles> {
  return {
    types: await generateTypes(schemas, await typesOf(folders)),
    editorSchemas: withBranches(editorSchemas(schemas, inUse)),
  };
}

/** Adds a copy of each for the files of a branch, named `branch-` and its name. */
function withBranches(files: ReadonlyMap<string, JsonSchema>): Map<string, JsonSchema> {
  const ofBranches = [...files].map(([name, schema]): [string, JsonSchema] => [
    `branch-${name}`,
    branchSchema(schema),
  ]);
  return new Map([...files, ...ofBranches]);
}

async function typesOf(folders: readonly string[]): Promise<TypesOf> {
  const [shipped = ''] = folders;
  const own = folders.at(-1) ?? shipped;
  const names = await schemaNames(own);
  if (own === shipped) return { own: names };
  const shippedNames = await schemaNames(shipped);
  const hasCode = existsSync(path.join(path.dirname(own), 'kinds/registry.ts'));
  return {
    own: names,
    shared: programName(),
    replaced: names.filter((name) => shippedNames.includes(name)),
    ...(hasCode && { registry: '../kinds/registry.ts' }),
  };
}
