import { type Fields, fieldsOf, isFields } from '../../../diagnostics/fields.ts';
import { findPagePlaces, type SiteList } from '../../../renderer/site.ts';
import type { EditDesk } from '../desk.ts';
import type { JournalEdit } from '../journal/journal-line.ts';
import type { ValuePlace } from '../value-ids.ts';

/** Where site.yaml names a page. `lists`: those that name it. `edits`: of site.yaml, so that it no longer does. */
export type NamedPage = { lists: readonly SiteList[]; edits: readonly JournalEdit[] };

/** The routes of a page, and the menu entries that are no more than a link to it; they go along with the page. */
export async function displacePage(desk: EditDesk, { id }: { id: string }): Promise<NamedPage> {
  const places = await findPagePlaces(desk.site());
  if (!places) return { lists: [], edits: [] };
  const { routes, menus } = places;
  const isRoute = (item: unknown) => fieldsOf(item).page === id;
  const addresses = routes.items.filter(isRoute).map((item) => String(fieldsOf(item).path));
  const isEntry = (item: unknown) => {
    const [address = ''] = String(fieldsOf(item).to).split('#');
    return addresses.includes(address) && !Object.values(fieldsOf(item)).some(Array.isArray);
  };
  const named = [
    { list: routes, isNaming: isRoute },
    ...menus.map((list) => ({ list, isNaming: isEntry })),
  ].filter(({ list, isNaming }) => list.items.some(isNaming));
  // What is within another of them is changed with that.
  const outermost = named.filter(
    ({ list }) => !named.some((other) => other.list !== list && isWithinList(list, other.list)),
  );
  return {
    lists: named.map(({ list }) => list),
    edits: outermost.map(({ list: { file, path, items }, isNaming }) => ({
      file,
      edit: { kind: 'set', path, value: without(items, isNaming) },
      was: items,
    })),
  };
}

/** Whether a value is within a list, or is that list. */
export function isWithinList(value: ValuePlace, list: SiteList): boolean {
  return value.file === list.file && list.path.every((step, depth) => value.path[depth] === step);
}

/** A list without some of its items, and without those in the lists of the others. */
function without(items: readonly unknown[], isGone: (item: unknown) => boolean): unknown[] {
  return items.filter((item) => !isGone(item)).map((item) => (isFields(item) ? inEach(item, isGone) : item));
}

function inEach(item: Fields, isGone: (item: unknown) => boolean): Fields {
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      Array.isArray(value) ? without(value, isGone) : value,
    ]),
  );
}
