/**
 * Examples name pages, pictures and entries that a site need not have. What it lacks is replaced by something that it
 * has, so that an example looks on every site as it does at home.
 */
import { type Fields, fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { ownProperty } from '../../../diagnostics/own-property.ts';
import type { Kinds } from '../../model/kinds.ts';
import type { SchemaSet } from '../../model/site.ts';
import type { Sources } from '../../model/source.ts';
import { replaceValue } from '../../schema/replace-value.ts';
import { addressOf, hasParameter } from '../../schema/route-pattern.ts';
import { type WalkedValue, walkValues } from '../../schema/walk-values.ts';
import { idOf } from '../../source/id-of.ts';

/** In `content/media` of the gallery. */
export const standIn = 'gallery/picture.svg';

/** `picture`: shown in place of those that the site doesn’t have. */
type Fitting = { addresses: ReadonlySet<string>; sources: Sources; kinds: Kinds; picture: string };

/** Returns the fields of a section as this site can show them. */
export function exampleFitter(
  sources: Sources,
  { schemas, kinds, picture = standIn }: { schemas: SchemaSet; kinds: Kinds; picture?: string },
): (fields: Fields, section: string) => Fields {
  const fitting = { addresses: addressesOf(sources), sources, kinds, picture };
  return (fields, section) =>
    walkValues(fields, `sections/${section}`, schemas).reduce((fitted, at) => {
      const value = fittingValue(at, fitting);
      return value === at.value ? fitted : fieldsOf(replaceValue(fitted, at.path, () => value));
    }, fields);
}

function fittingValue(at: WalkedValue, fitting: Fitting): unknown {
  const { path, schema, value } = at;
  const { collections, media, site } = fitting.sources;
  if (schema.means === 'action') return fittingAction(value, fieldsOf(site.value));
  if (typeof value !== 'string') return value;
  const last = path.at(-1);
  if (last === 'of') return fittingCollection(value, fitting);
  if (last === 'src' || schema.means === 'media') return ownProperty(media, value) ? value : fitting.picture;
  if (schema.means === 'reference') {
    const ids = (ownProperty(collections, String(schema.collection)) ?? []).map(idOf);
    return ids.includes(value) || value === 'next' ? value : (ids[0] ?? value);
  }
  if (value.startsWith('/')) return fittingAddress(value, fitting);
  return value.replace(
    /\]\((\/[^()\s]*)\)/g,
    (_, address: string) => `](${fittingAddress(address, fitting)})`,
  );
}

/** In place of a dialog that site.yaml doesn't describe, the home page. */
function fittingAction(value: unknown, settings: Fields): unknown {
  const { dialog, ...action } = fieldsOf(value);
  const lacks = dialog !== undefined && ownProperty(settings, String(dialog)) === undefined;
  return lacks ? { ...action, to: '/' } : value;
}

/** A list of nothing shows nothing. */
function fittingCollection(name: string, { sources: { collections }, kinds }: Fitting): string {
  const entries = ownProperty(collections, name);
  if (entries === undefined || entries.length > 0) return name;
  const filled = kinds.find(({ collection, pages }) => pages && ownProperty(collections, collection)?.length);
  return filled?.collection ?? name;
}

function fittingAddress(address: string, { addresses }: Fitting): string {
  const [page = '', fragment] = address.split('#', 2);
  return addresses.has(page) && fragment === undefined ? address : addresses.has(page) ? page : '/';
}

/** Of pages, as written in routes, and of the pages that routes make for entries. */
function addressesOf({ site, collections }: Sources): Set<string> {
  const routes = listOf(fieldsOf(site.value).routes).map(fieldsOf);
  return new Set(
    routes.flatMap(({ path, collection }) => {
      const pattern = String(path);
      if (!hasParameter(pattern)) return [pattern];
      const entries = ownProperty(collections, String(collection)) ?? [];
      return entries.flatMap(
        (source) => addressOf(pattern, { id: idOf(source), value: fieldsOf(source.value) }) ?? [],
      );
    }),
  );
}
