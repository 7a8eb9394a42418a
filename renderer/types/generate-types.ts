import { compile } from 'json-schema-to-typescript';
import { plannedEntryTypes } from '../../schemas/planned-types.ts';
import type { Kinds } from '../model/kinds.ts';
import type { JsonSchema, SchemaSet } from '../model/site.ts';
import { meanings } from '../schema/meanings/meanings.ts';
import { readKinds } from '../schema/read-kinds.ts';
import { schemaNamed } from '../schema/schema-named.ts';
import { entryAliases } from './entry-aliases.ts';
import { propsSchema } from './props-schema.ts';
import { sourceSchema } from './source-schema.ts';
import { propsTypeName, sourceTypeName } from './type-names.ts';

/**
 * `own`: the schemas to generate types from; `shared`: the package with all other types, as an import names it;
 * `replaced`: those of `own` that the package has too; `registry`: the code of the site's own kinds, as an import.
 */
export type TypesOf = {
  own: readonly string[];
  shared?: string;
  replaced?: readonly string[];
  registry?: string;
};

/**
 * The text of schemas/types.ts: what templates receive and, for files that planning reads as written, their source
 * form. One compilation for all schemas, since shared definitions must be emitted once; the object that holds them
 * together for it is cut out again.
 */
export async function generateTypes(
  schemas: SchemaSet,
  { own, shared, replaced = [], registry }: TypesOf = { own: Object.keys(schemas) },
): Promise<string> {
  const kinds = readKinds(schemas);
  const definitions = typeDefinitions(schemas, kinds, own);
  const names = [...definitions.keys()].sort();
  const root = {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/definitions/${name}` }])),
    definitions: Object.fromEntries(definitions),
  } as const;
  const text = await compile(structuredClone(root), rootName, {
    additionalProperties: false,
    bannerComment: '',
    format: true,
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 110 },
    unknownAny: true,
  });
  const types = text
    .replace(rootPattern, '')
    .replaceAll(/^\}\n(?=\S)/gm, '}\n\n')
    .trim();
  const described = kinds.filter(({ word }) => own.includes(word));
  const folder = shared === undefined ? '../kinds' : `${shared}/kinds`;
  const entries = entryAliases(types, described, { folder, registry });
  const imports = [
    importPlanned(types, shared === undefined ? '.' : `${shared}/schemas`),
    shared && importIcon(types, shared),
    ...entries.slice(0, -1),
  ];
  return [
    banner,
    ...imports,
    types,
    entries.at(-1),
    sectionSource(own),
    sectionMap(own),
    shared === undefined ? islandMap(own) : islandsOfPackage(without(own, replaced), shared),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

const rootName = 'EverySchemaTogether';
const rootPattern = new RegExp(`export interface ${rootName} \\{[\\s\\S]*?\\n\\}\\n?`);
const banner = '// Generated from the schemas by `site types`. Change a schema, then run that command.';

function typeDefinitions(schemas: SchemaSet, kinds: Kinds, own: readonly string[]): Map<string, JsonSchema> {
  const definitions = new Map<string, JsonSchema>();
  const add = (name: string, schema: JsonSchema): void => {
    if (definitions.has(name)) throw new Error(`Two schemas make the type ${name}: rename one of them`);
    definitions.set(name, schema);
  };
  for (const name of own) {
    const schema = schemaNamed(schemas, name) ?? {};
    const props = propsTypeName(name, own);
    const of = name.includes('/') ? 'template' : 'entry';
    if (props) add(props, propsSchema(name, schema, { schemas, kinds, definitions, of }));
    if (readAsWritten.has(name))
      add(sourceTypeName(name), sourceSchema(schema, { owner: name, schemas, definitions }));
  }
  return definitions;
}

/** Planning reads these as written, at least in part; it passes everything else to templates by its schema. */
const readAsWritten: ReadonlySet<string> = new Set(['page', 'site', 'wording']);

function importPlanned(types: string, folder: string): string {
  const used = plannedNames.filter((name) => new RegExp(`[:(|]\\s+${name}\\b`).test(types));
  if (used.length === 0) return '';
  return `import type {\n${used.map((name) => `  ${name},\n`).join('')}} from '${folder}/planned.ts';`;
}

/** The names of the icons are in the package's own types. */
function importIcon(types: string, shared: string): string {
  return /\bIconSource\b/.test(types) ? `import type { IconSource } from '${shared}/schemas/types.ts';` : '';
}

/** A section as written in a page: the fields that every section has, and those from the schema of its kind. */
function sectionSource(own: readonly string[]): string {
  if (!own.includes('page')) return '';
  return 'export type SectionSource = SectionFieldsSource & { section: keyof SectionProps; [field: string]: unknown };';
}

/** The registry's shape: each section kind with the props of its component. */
function sectionMap(own: readonly string[]): string {
  const lines = own
    .filter((name) => name.startsWith('sections/'))
    .map((name) => `  ${propertyName(name.slice('sections/'.length))}: ${propsTypeName(name, own)};`);
  return `/** The props of each section's component, by the name that stands in a page. */\nexport interface SectionProps {\n${lines.join('\n')}\n}`;
}

/** The types that `<Island of="…" props>` is checked against. */
function islandMap(own: readonly string[]): string {
  const lines = islandLines(own);
  if (lines.length === 0) return '';
  return `/** The props of each island, by its name. */\nexport interface IslandProps {\n${lines.join('\n')}\n}`;
}

/** The same for a site: `<Island>` is the package's. A declaration can't change the type that the package has. */
function islandsOfPackage(own: readonly string[], shared: string): string {
  const lines = islandLines(own).map((line) => `  ${line}`);
  if (lines.length === 0) return '';
  return `declare module '${shared}/schemas/types.ts' {\n  /** The props of the site’s own islands. */\n  interface IslandProps {\n${lines.join('\n')}\n  }\n}`;
}

function islandLines(own: readonly string[]): string[] {
  return own
    .filter((name) => name.startsWith('islands/'))
    .map((name) => `  ${propertyName(name.slice('islands/'.length))}: ${propsTypeName(name, own)};`);
}

function without(names: readonly string[], left: readonly string[]): string[] {
  return names.filter((name) => !left.includes(name));
}

function propertyName(kind: string): string {
  return /^[a-z]+$/.test(kind) ? kind : `'${kind}'`;
}

/** Every type that generated types may need from planned.ts; icon names are in the schemas themselves. */
const plannedNames: readonly string[] = [
  ...new Set([
    ...meanings.flatMap(({ type }) => [{}, { type: 'string' }].flatMap((schema) => type?.(schema, []) ?? [])),
    ...plannedEntryTypes,
  ]),
]
  .map((name) => name.replace(/\[\]$/, ''))
  .filter((name) => name !== 'IconSource')
  .sort();
