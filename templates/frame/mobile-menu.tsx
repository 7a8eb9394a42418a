import type { Frame, MenuEntry } from '../../schemas/planned.ts';
import { ActionButton } from '../components/action/action.tsx';
import { Icon } from '../components/icon/icon.tsx';
import './mobile-menu.css';

type Props = { header: Frame['header'] };

/** The menu of narrow screens: a popover, so the browser opens it, closes it on Escape and keeps the focus in order. */
export function MobileMenu({ header }: Props) {
  return (
    <div className="mobile-menu" id="mobile-menu" popover="auto">
      <div className="mobile-menu__head">
        <button
          className="mobile-menu__close"
          type="button"
          popoverTarget="mobile-menu"
          popoverTargetAction="hide"
          aria-label={header.close}
        >
          <Icon name="x" />
        </button>
      </div>
      <nav aria-label={header.menuLabel}>
        <ul className="mobile-menu__list">
          {header.menu.map((entry) => (
            <MobileEntry key={entry.label} entry={entry} />
          ))}
        </ul>
      </nav>
      <div className="mobile-menu__actions">
        {header.actions.map((action) => (
          <ActionButton key={action.label} of={action} />
        ))}
        {header.login && (
          <ActionButton
            of={{
              kind: 'link',
              label: header.login.shortLabel,
              emphasis: 'secondary',
              href: header.login.href,
              external: true,
            }}
          />
        )}
      </div>
    </div>
  );
}

function MobileEntry({ entry }: { entry: MenuEntry }) {
  if (entry.kind === 'link') {
    return (
      <li className="mobile-menu__item">
        <a className="mobile-menu__link" href={entry.href} aria-current={entry.current ? 'page' : undefined}>
          {entry.label}
        </a>
      </li>
    );
  }
  return (
    <li className="mobile-menu__item">
      <details className="mobile-menu__group" open={entry.current || undefined}>
        <summary className="mobile-menu__link">
          {entry.label}
          <Icon name="chevron-down" className="mobile-menu__chevron" />
        </summary>
        <ul className="mobile-menu__entries">
          {entry.entries.map(({ label, href, current }) => (
            <li key={label}>
              <a className="mobile-menu__entry" href={href} aria-current={current ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
