import { useId } from 'react';
import type { MenuChoice, PagePlaceWished } from '../contract.ts';
import { words } from '../words.ts';

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
  const field = useId();
  const [first] = menus;
  const menu = menus.find(({ id }) => id === wished.menu);
  const put = (one: MenuChoice | undefined, at = one?.entries.length) =>
    change({ ...wished, menu: one?.id, at });
  return (
    <>
      <div className="entry-id">
        <label htmlFor={field}>{words.addressOfPage}</label>
        <input
          id={field}
          className="text"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={`${field}-fault`}
          value={wished.address ?? suggested}
          onChange={({ currentTarget: { value } }) =>
            change({ ...wished, address: value === '' ? undefined : value })
          }
        />
        <p id={`${field}-fault`} className="wrong" aria-live="polite">
          {fault}
        </p>
      </div>
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
