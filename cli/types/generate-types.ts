import { compile } from 'json-schema-to-typescript';
import type { JsonSchema, SchemaSet } from '../../renderer/model/site.ts';
import { readKinds } from '../../renderer/schema/read-kinds.ts';
import { plannedNames } from './planned-names.ts';
import { propsSchema } from './props-schema.ts';
import { sourceSchema } from './source-schema.ts';
import { propsTypeName, sourceTypeName } from './type-names.ts';

/**
 * The text of schemas/types.ts. One compilation for all schemas, since shared definitions must come out once;
 * the object that holds them together for it is cut out again.
 */
export async function generateTypes(schemas: SchemaSet): Promise<string> {
  const definitions = typeDefinitions(schemas);
  const names = Object.keys(definitions).sort();
  const root = {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/definitions/${name}` }])),
    definitions,
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
  return [banner, importPlanned(types), types, sectionSource(schemas), sectionMap(schemas)]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

const rootName = 'EverySchemaTogether';
const rootPattern = new RegExp(`export interface ${rootName} \\{[\\s\\S]*?\\n\\}\\n?`);
const banner = '// Generated from the schemas by `site types`. Change a schema, then run that command.';

function typeDefinitions(schemas: SchemaSet): Record<string, JsonSchema> {
  const definitions: Record<string, JsonSchema> = {};
  const add = (name: string, schema: JsonSchema): void => {
    if (name in definitions) throw new Error(`Two schemas make the type ${name}: rename one of them`);
    definitions[name] = schema;
  };
  const kinds = readKinds(schemas);
  for (const [name, schema] of Object.entries(schemas)) {
    const props = propsTypeName(name);
    if (props) add(props, propsSchema(name, schema, { schemas, kinds }));
    if (isWrittenByEditors(name))
      add(sourceTypeName(name), sourceSchema(schema, { owner: name, schemas, definitions }));
  }
  return definitions;
}

function isWrittenByEditors(name: string): boolean {
  return name !== 'common' && !name.startsWith('islands/') && !name.startsWith('components/');
}

function importPlanned(types: string): string {
  const used = plannedNames.filter((name) => new RegExp(`[:(|]\\s+${name}\\b`).test(types));
  if (used.length === 0) return '';
  return `import type {\n${used.map((name) => `  ${name},\n`).join('')}} from './planned.ts';`;
}

/** A section as it stands in a page: its kind decides which other fields it has. */
function sectionSource(schemas: SchemaSet): string {
  const members = sectionNames(schemas).map(
    (name) =>
      `  | ({ section: '${name.slice('sections/'.length)}' } & SectionFieldsSource & ${sourceTypeName(name)})`,
  );
  return members.length > 0 ? `export type SectionSource =\n${members.join('\n')};` : '';
}

function sectionNames(schemas: SchemaSet): string[] {
  return Object.keys(schemas).filter((name) => name.startsWith('sections/'));
}

/** The registry's shape: each section kind with the props of its component. */
function sectionMap(schemas: SchemaSet): string {
  const lines = sectionNames(schemas).map(
    (name) => `  ${propertyName(name.slice('sections/'.length))}: ${propsTypeName(name)};`,
  );
  return `/** The props of each section's component, by the name that stands in a page. */\nexport interface SectionProps {\n${lines.join('\n')}\n}`;
}

function propertyName(kind: string): string {
  return /^[a-z]+$/.test(kind) ? kind : `'${kind}'`;
}
