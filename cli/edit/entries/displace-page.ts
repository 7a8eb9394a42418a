import { fieldsOf } from '../../../diagnostics/fields.ts';
import { findPagePlaces, type SiteList } from '../../../renderer/site.ts';
import type { EditDesk } from '../desk.ts';
import type { JournalEdit } from '../journal/journal-line.ts';

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
  return {
    lists: named.map(({ list }) => list),
    edits: named.map(({ list: { file, path, items }, isNaming }) => ({
      file,
      edit: { kind: 'set', path, value: items.filter((item) => !isNaming(item)) },
      was: items,
    })),
  };
}
