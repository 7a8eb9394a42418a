import { fieldsOf, listOf } from '../../../../diagnostics/fields.ts';
import { ownProperty } from '../../../../diagnostics/own-property.ts';
import type { Kind } from '../../../model/kinds.ts';
import type { JsonSchema } from '../../../model/site.ts';
import type { Source } from '../../../model/source.ts';
import type { ReadSite } from '../../../pipeline/read-site.ts';
import { addressKey } from '../../../schema/address-key.ts';
import { hasParameter, prefixOf } from '../../../schema/route-pattern.ts';
import { schemaNamed } from '../../../schema/schema-named.ts';
import { idOf } from '../../../source/id-of.ts';

/** The site that takes the articles: where they go, and what is there already. */
export type ImportTarget = {
  root: string;
  kind: Kind;
  schema: JsonSchema;
  language: string;
  settings: Source;
  /** The beginning of the addresses of articles: `/blog/`. */
  prefix: string;
  ids: ReadonlySet<string>;
  pageIds: ReadonlySet<string>;
  /** Keys of all addresses, each with the address. */
  addresses: ReadonlyMap<string, string>;
  media: ReadonlySet<string>;
  /** The field with one of a list of words in site.yaml, and that list. */
  category: { field: string; list: string; words: readonly string[] } | undefined;
  /** Whether a page can hold a text. */
  hasProse: boolean;
  hasNotes: boolean;
  hasAlerts: boolean;
};

/** Undefined if the site has no kind whose entries are articles with a page each. */
export function findTarget({ root, sources, schemas, kinds }: ReadSite): ImportTarget | undefined {
  if (!sources || !schemas || !kinds) return undefined;
  const kind = kinds.find(({ feed, holds, format }) => feed && holds === 'folder' && format === 'mdx');
  const schema = kind && schemaNamed(schemas, kind.word);
  const routes = listOf(fieldsOf(sources.site.value).routes).map(fieldsOf);
  const route = routes.find(
    ({ collection, path }) => collection === kind?.collection && hasParameter(String(path)),
  );
  if (!kind || !schema || !route) return undefined;
  const ids = (collection: string) => new Set((ownProperty(sources.collections, collection) ?? []).map(idOf));
  const addresses = routes.flatMap(({ path, collection }) => {
    if (!hasParameter(String(path))) return [String(path)];
    return [...ids(String(collection))].map((id) => `${prefixOf(String(path))}${id}`);
  });
  const settings = fieldsOf(sources.site.value);
  const wording = fieldsOf((ownProperty(sources.collections, 'wording') ?? [])[0]?.value);
  return {
    root,
    kind,
    schema,
    settings: sources.site,
    language: String(settings.language ?? ''),
    prefix: prefixOf(String(route.path)),
    ids: ids(kind.collection),
    pageIds: ids('pages'),
    addresses: new Map(addresses.map((address) => [addressKey(address), address])),
    media: new Set(Object.keys(sources.media)),
    category: categoryOf(schema, settings),
    hasProse: Boolean(schemaNamed(schemas, 'sections/prose') && schemaNamed(schemas, 'sections/page-hero')),
    hasNotes: wording.notes !== undefined,
    hasAlerts: wording.alerts !== undefined,
  };
}

function categoryOf(
  schema: JsonSchema,
  settings: Readonly<Record<string, unknown>>,
): ImportTarget['category'] {
  for (const [field, value] of Object.entries(fieldsOf(schema.properties))) {
    const { among } = fieldsOf(value);
    if (typeof among === 'string')
      return { field, list: among, words: listOf(ownProperty(settings, among)).map(String) };
  }
  return undefined;
}
