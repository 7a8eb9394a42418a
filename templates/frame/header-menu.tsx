import type { MenuEntry } from '../../schemas/planned.ts';
import { Icon } from '../components/icon/icon.tsx';
import { linkAttributes } from '../components/link-attributes.ts';
import './header-menu.css';

/** The menu for wide screens. Groups are `<details>`: they open by pointer and keyboard without a script. */
export function HeaderMenu({ menu, label }: { menu: MenuEntry[]; label: string }) {
  return (
    <nav className="header-menu screen-only" aria-label={label}>
      <ul className="header-menu__list">
        {menu.map((entry) => (
          <li className="header-menu__item" key={entry.label}>
            {entry.kind === 'link' ? <MenuLink {...entry} /> : <MenuGroup {...entry} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

type LinkEntry = { label: string; href: string; external?: boolean; language?: string; current: boolean };

function MenuLink({ label, href, current, ...target }: LinkEntry) {
  return (
    <a
      className="header-menu__link"
      href={href}
      aria-current={current ? 'page' : undefined}
      {...linkAttributes(target)}
    >
      {label}
    </a>
  );
}

function MenuGroup({ label, current, entries }: Extract<MenuEntry, { kind: 'group' }>) {
  return (
    <details className="header-menu__group" name="header-menu" data-current={current || undefined}>
      <summary className="header-menu__link">
        {label}
        <Icon name="chevron-down" className="header-menu__chevron" />
      </summary>
      <ul className="header-menu__panel">
        {entries.map((entry) => (
          <li key={entry.label}>
            <a
              className="header-menu__entry"
              href={entry.href}
              aria-current={entry.current ? 'page' : undefined}
              {...linkAttributes(entry)}
            >
              <span className="header-menu__entry-label">{entry.label}</span>
              {entry.description && <span className="header-menu__description">{entry.description}</span>}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
