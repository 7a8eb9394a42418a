import type { ForeignLink } from '../origins/origin.ts';
import { type ExportItem, textOfItem } from './read-export.ts';

/** An item that an entry of a menu may lead to. */
export type MenuPlace = { address: string; title: string };

/** The first menu of an export. `places`: all items, by their ids. */
export function menuFrom(
  items: readonly ExportItem[],
  places: ReadonlyMap<string, MenuPlace>,
): ForeignLink[] {
  const menuOf = (item: ExportItem) => item.terms.find(({ domain }) => domain === 'nav_menu')?.name;
  const [first] = items;
  const own = items.filter((item) => first && menuOf(item) === menuOf(first));
  const sorted = [...own].sort(
    (one, other) => Number(textOfItem(one, 'wp:menu_order')) - Number(textOfItem(other, 'wp:menu_order')),
  );
  const below = (parent: string, levels: number): ForeignLink[] =>
    sorted
      .filter((item) => (item.meta.get('_menu_item_menu_item_parent') || '0') === parent)
      .map((item) => {
        const place = placeOf(item, places);
        const entries = levels > 0 ? below(textOfItem(item, 'wp:post_id'), levels - 1) : [];
        return { label: textOfItem(item, 'title') || place.title, to: place.address, entries };
      });
  return below('0', 1);
}

function placeOf({ meta }: ExportItem, places: ReadonlyMap<string, MenuPlace>): MenuPlace {
  if (meta.get('_menu_item_type') === 'custom')
    return { address: meta.get('_menu_item_url') ?? '', title: '' };
  return places.get(meta.get('_menu_item_object_id') ?? '') ?? { address: '', title: '' };
}
