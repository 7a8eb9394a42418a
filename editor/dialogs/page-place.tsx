import type { MenuChoice, PagePlaceWished } from '../contract.ts';
import { words } from '../words.ts';
import { NameField } from './name-field.tsx';

type PagePlaceProps = {
  wished: PagePlaceWished;
  /** What the title suggests. */
  suggested: string;
  /** Why the address can’t be, in words. */
  fault: string | undefined;
  menus: readonly MenuChoice[];
  change: (place: PagePlaceWished) => void;
};

/** Where a new page is: its address, and its entry in a menu. */
export function PagePlace({ wished, suggested, fault, menus, change }: PagePlaceProps) {
  const [first] = menus;
  const menu = menus.find(({ id }) => id === wished.menu);
  const put = (one: MenuChoice | undefined, at = one?.entries.length) =>
    change({ ...wished, menu: one?.id, at });
  return (
    <>
      <NameField
        label={words.addressOfPage}
        value={wished.address ?? suggested}
        fault={fault}
        change={(value) => change({ ...wished, address: value === '' ? undefined : value })}
      />
      {first && (
        <label className="choice">
          <input
            type="checkbox"
            checked={menu !== undefined}
            onChange={({ currentTarget }) => put(currentTarget.checked ? first : undefined)}
          />
          {words.putInMenu}
        </label>
      )}
      {menu && (
        <>
          <label>
            {words.whichMenu}
            <select
              className="text"
              value={menu.id}
              onChange={({ currentTarget }) => put(menus.find(({ id }) => id === currentTarget.value))}
            >
              {menus.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
          <label>
            {words.whereInMenu}
            <select
              className="text"
              value={wished.at}
              onChange={({ currentTarget }) => put(menu, Number(currentTarget.value))}
            >
              {[words.firstInMenu, ...menu.entries.map(words.afterEntry)].map((title, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a position is what is chosen.
                <option key={at} value={at}>
                  {title}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
    </>
  );
}
