import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fields, fieldsOf, isFields, listOf } from '../../../diagnostics/fields.ts';
import type { JsonSchema, SchemaSet } from '../../model/site.ts';
import { siteFolders } from '../../read/layers/site-folders.ts';
import { parseSource } from '../../read/read-source.ts';
import { schemaNamed } from '../../schema/schema-named.ts';
import { withExamples } from '../../schema/with-examples.ts';
import { entriesIn } from '../../store/own-files.ts';
import { findPackageFolder } from '../../store/package-folder.ts';
import { componentSchema, sectionFor } from './component-schema.ts';
import type { GalleryPart } from './gallery-part.ts';

/** The sections of a site and the components that have an `example.tsx`: its own first, then those that are shipped. */
export function findParts(root: string, schemas: SchemaSet): GalleryPart[] {
  const shipped = join(findPackageFolder(), 'templates');
  const folders = [...new Set([...siteFolders(root).templatesFolders, shipped])];
  const places = { folders, shipped };
  return [...sectionsIn(schemas, places), ...componentsIn(places)].sort(
    (one, other) => Number(other.own) - Number(one.own),
  );
}

/** `folders`: of templates, the nearest first, the shipped one last. */
type Places = { folders: readonly string[]; shipped: string };

function sectionsIn(schemas: SchemaSet, { folders, shipped }: Places): GalleryPart[] {
  const names = Object.keys(schemas).flatMap((key) =>
    key.startsWith(prefix) ? key.slice(prefix.length) : [],
  );
  return names.sort().map((name) => {
    const schema = schemaNamed(schemas, `${prefix}${name}`) ?? {};
    const example = fileIn(folders, join('sections', name, 'example.yaml'));
    const template = fileIn(folders, join('sections', name, `${name}.tsx`));
    return {
      kind: 'section',
      name,
      section: name,
      title: String(schema.title ?? name),
      description: String(schema.description ?? ''),
      own: template !== undefined && !template.startsWith(shipped),
      example,
      fields: example === undefined ? fieldsFrom(schema) : parsed(example),
    };
  });
}

const prefix = 'sections/';

function componentsIn({ folders, shipped }: Places): GalleryPart[] {
  const named = folders.flatMap((folder) =>
    entriesIn(join(folder, 'components'))
      .filter((entry) => existsSync(join(folder, 'components', entry.name, 'example.tsx')))
      .map(({ name }) => ({
        name,
        own: folder !== shipped,
        example: join(folder, 'components', name, 'example.tsx'),
      })),
  );
  const nearest = new Map(named.toReversed().map((component) => [component.name, component]));
  return [...nearest.values()]
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, own, example }) => ({
      kind: 'component',
      name,
      example,
      section: sectionFor(name),
      title: name,
      description: '',
      own,
      fields: fieldsFrom(componentSchema(sectionFor(name))),
    }));
}

function fileIn(folders: readonly string[], file: string): string | undefined {
  return folders.map((folder) => join(folder, file)).find((path) => existsSync(path));
}

function parsed(file: string): Fields {
  return fieldsOf(parseSource('example.yaml', readFileSync(file, 'utf8')).source.value);
}

/** A section without an example of its own is shown with those of its schema. */
function fieldsFrom(schema: JsonSchema): Fields {
  const properties = Object.entries(fieldsOf(withExamples(schema).properties));
  return Object.fromEntries(
    properties.flatMap(([name, field]) => {
      const [example] = isFields(field) ? listOf(field.examples) : [];
      return example === undefined ? [] : [[name, example]];
    }),
  );
}
