import { type Fields, fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { ownProperty } from '../../../diagnostics/own-property.ts';
import type { SchemaSet } from '../../model/site.ts';
import type { Source, Sources } from '../../model/source.ts';
import type { ReadSite } from '../../pipeline/read-site.ts';
import { pascalCase } from '../../schema/pascal-case.ts';
import { schemaNamed } from '../../schema/schema-named.ts';
import { idOf } from '../../source/id-of.ts';
import { componentSchema } from './component-schema.ts';
import { findParts } from './find-parts.ts';
import { exampleFitter, standIn } from './fit-example.ts';
import type { GalleryPart } from './gallery-part.ts';

/** A file that makes the copy of a site into its gallery: its text, or its value as YAML. */
export type GalleryFile = { name: string } & ({ text: string } | { value: unknown });

/** `page`: its file. `address`: without base path. */
export type GalleryPage = GalleryPart & { page: string; address: string };

export type Gallery = { pages: GalleryPage[]; files: GalleryFile[] };

export type GalleryOptions = {
  /** The value of site.yaml in the copy; left out, as it was read. */
  settings?: unknown;
  /** The names of sections whose pages need a main heading besides. */
  headed: ReadonlySet<string>;
  /** The names of sections that this site can't show. */
  leftOut: ReadonlySet<string>;
};

/** A page for each section and each component with an example, and what the site needs to have them. */
export function planGallery(
  { root, sources, schemas = {}, kinds = [] }: ReadSite,
  { settings, headed, leftOut }: GalleryOptions,
): Gallery {
  if (!sources) return { pages: [], files: [] };
  const parts = findParts(root, schemas);
  const components = parts.filter(({ kind }) => kind === 'component');
  const made = components.map(({ section }) => [`sections/${section}`, componentSchema(section)]);
  const fitted = exampleFitter(sources, { schemas: { ...schemas, ...Object.fromEntries(made) }, kinds });
  const shown = parts
    .filter(({ section }) => !leftOut.has(section))
    .map((part) => ({ part, route: routeOf(part, { sources, schemas }) }));
  const pages = shown.map(({ part, route }) => ({
    ...part,
    page: `content/pages/${pageOf(part)}.yaml`,
    address: route.address,
  }));
  const routes = shown.map(({ route }) => route.written);
  const files = shown.map(({ part }) => ({
    name: `content/pages/${pageOf(part)}.yaml`,
    value: pageFor(
      { ...part, fields: fitted(part.fields, part.section) },
      { heading: headed.has(part.section), list: listFor(part, { sources, schemas }) },
    ),
  }));
  return {
    pages,
    files: [
      { name: 'site.yaml', value: settingsWith(routes, fieldsOf(settings ?? sources.site.value)) },
      { name: `content/media/${standIn}`, text: picture },
      ...files,
      ...components.flatMap(filesForComponent),
    ],
  };
}

type InSite = { sources: Sources; schemas: SchemaSet };

const pageOf = ({ section }: GalleryPart): string => `gallery-${section}`;

/** A section that is about the entry of its page is shown on the page of the first entry. */
function routeOf({ kind, name, section }: GalleryPart, { sources, schemas }: InSite) {
  const properties = Object.values(fieldsOf(schemaNamed(schemas, `sections/${section}`)?.properties));
  const about = properties.map(fieldsOf).find(({ means }) => means === 'current');
  const path = `/gallery/${kind}s/${name}`;
  const page = `gallery-${section}`;
  if (!about) return { address: path, written: { path, page } };
  const collection = String(about.collection);
  const [first] = ownProperty(sources.collections, collection) ?? [];
  return {
    address: `${path}/${first ? idOf(first) : ''}`,
    written: { path: `${path}/:id`, page, collection },
  };
}

type Around = { heading: boolean; list: Fields | undefined };

function pageFor({ section, title, description, fields }: GalleryPart, { heading, list }: Around): Fields {
  return {
    title,
    description: description || title,
    hidden: true,
    unlisted: true,
    sections: [
      ...(heading ? [{ section: 'page-hero', title }] : []),
      { section, ...fields },
      ...(list ? [list] : []),
    ],
  };
}

/** Sections that lead through the pages of a list, or filter it, need one on their page. */
function listFor({ section }: GalleryPart, { sources, schemas }: InSite): Fields | undefined {
  const properties = Object.values(fieldsOf(schemaNamed(schemas, `sections/${section}`)?.properties));
  if (!properties.map(fieldsOf).some(({ means }) => means === 'pages' || means === 'filters'))
    return undefined;
  const lists = Object.entries(sources.collections).flatMap(([of, entries]) => {
    const by = groupingField(entries);
    return by === undefined ? [] : [{ of, per: 3, by }];
  });
  return lists[0] && { section: 'entry-cards', title: lists[0].of, entries: lists[0] };
}

/** A field that several entries of a kind have the same text in. */
function groupingField(entries: readonly Source[]): string | undefined {
  const values = entries.map(({ value }) => fieldsOf(value));
  return Object.keys(values[0] ?? {}).find((field) => {
    const texts = values.map((value) => value[field]);
    return texts.every((text) => typeof text === 'string') && new Set(texts).size < texts.length;
  });
}

/** GitHub Pages sends no headers, so its pages may be shown in the frames of the gallery. */
function settingsWith(routes: readonly Fields[], settings: Fields): Fields {
  return {
    ...settings,
    hosting: 'github-pages',
    routes: [...listOf(settings.routes), ...routes],
    videos: [...new Set([...listOf(settings.videos), 'youtube'])],
  };
}

function filesForComponent({ name, section }: GalleryPart): GalleryFile[] {
  return [
    {
      name: `schemas/sections/${section}.schema.json`,
      text: JSON.stringify(componentSchema(section)),
    },
    {
      name: `templates/sections/${section}/${section}.tsx`,
      text: `export { default as ${pascalCase(section)} } from '../../components/${name}/example.tsx';\n`,
    },
  ];
}

/** A hill under the sun, in place of pictures that the site doesn't have. */
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800">
  <path fill="#cfdde4" d="M0 0h1200v800H0z"/>
  <circle cx="860" cy="260" r="110" fill="#f2dfa6"/>
  <path fill="#8fa9a0" d="M0 640 330 330l290 270 200-150 380 290v60H0z"/>
  <path fill="#6d8a80" d="M0 720 260 560l350 150 250-110 340 130v70H0z"/>
</svg>
`;
