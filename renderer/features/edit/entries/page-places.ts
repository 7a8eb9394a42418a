import { fieldsOf, listOf } from '../../../../diagnostics/fields.ts';
import type { Path } from '../../../../diagnostics/place.ts';
import { valueAt } from '../../../edit/value-at.ts';
import type { SchemaSet } from '../../../model/site.ts';
import type { Source } from '../../../model/source.ts';
import { titleOfEntry } from '../../../plan/title-of-entry.ts';
import { replaceNames } from '../../../schema/name-grammar.ts';
import { resolveSchema } from '../../../schema/resolve-schema.ts';
import { type WalkedValue, walkValues } from '../../../schema/walk-values.ts';
import { idOf } from '../../../source/id-of.ts';
import { checkedBefore, type EditingOptions } from '../../../trials/checked-before.ts';
import { type WrittenPlace, writtenPlace } from '../fields/find-value.ts';
import { openNames } from '../fields/open-names.ts';

/** A list in site.yaml. `isMerged`: a branch shares it with its base, so that only as a whole can it be changed. */
export type SiteList = WrittenPlace & { items: readonly unknown[]; isMerged: boolean };

/** A list of links to which a page can be added. `parts`: the titles of what it is in, outermost first. */
export type SiteMenu = SiteList & { parts: readonly string[]; entries: readonly string[] };

/**
 * Where site.yaml names a new page. `taken`: the title of the page at each
 * address of a single page. `base`: the folder of the whole website.
 */
export type PagePlaces = {
  base: string;
  routes: SiteList;
  taken: ReadonlyMap<string, string>;
  menus: readonly SiteMenu[];
};

/** Undefined if there is no site to look at. */
export async function findPagePlaces(options: EditingOptions): Promise<PagePlaces | undefined> {
  const checked = await checkedBefore(options);
  if (!checked) return undefined;
  const { sources, schemas } = checked.last;
  const { site, collections } = sources;
  const names = openNames(checked, options);
  const routes = listOf(fieldsOf(site.value).routes).map(fieldsOf);
  const titles = new Map((collections.pages ?? []).map((page) => [idOf(page), titleOfEntry(page.value)]));
  const values = walkValues(site.value, 'site', schemas);
  return {
    base: options.base ?? String(fieldsOf(site.value).base ?? ''),
    routes: listAt(site, ['routes']),
    taken: new Map(routes.map(({ path, page }) => [String(path), titles.get(String(page)) ?? String(page)])),
    menus: values
      .filter((one) => isMenu(one, schemas))
      .map((one) => ({
        ...listAt(site, one.path),
        parts: partsOf(one.path, values, site).map((part) => replaceNames(part, names)),
        entries: listOf(one.value).map((entry) => replaceNames(String(fieldsOf(entry).label), names)),
      })),
  };
}

function listAt(site: Source, path: Path): SiteList {
  const items = listOf(valueAt(site.value, path));
  return { ...writtenPlace(site, path), items, isMerged: site.layers !== undefined };
}

/** A list whose items are no more than a label and where it leads; some may hold a list instead. */
function isMenu({ value, schema, home }: WalkedValue, schemas: SchemaSet): boolean {
  if (!Array.isArray(value)) return false;
  const { schema: item } = resolveSchema(fieldsOf(schema.items), home, schemas);
  const { label, to, ...others } = fieldsOf(item.properties);
  const isLink = fieldsOf(label).type === 'string' && fieldsOf(to).means === 'link';
  const needs = listOf(item.required);
  return isLink && item.means === undefined && Object.keys(others).every((name) => !needs.includes(name));
}

/** A list within an item goes by the item’s own title. */
function partsOf(path: Path, values: readonly WalkedValue[], { value }: Source): string[] {
  const steps = typeof path.at(-2) === 'number' ? path.slice(0, -1) : path;
  return steps.map((step, depth) => {
    const at = steps.slice(0, depth + 1);
    if (typeof step === 'number') {
      const { title, label } = fieldsOf(valueAt(value, at));
      return String(title ?? label ?? step + 1);
    }
    const found = values.find((one) => one.path.join('\0') === at.join('\0'));
    return String(found?.schema.title ?? step);
  });
}
