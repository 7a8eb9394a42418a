import type { Frame, MenuEntry } from '../../schemas/planned.ts';
import { ActionButton } from '../components/action/action.tsx';
import { Icon } from '../components/icon/icon.tsx';
import { linkAttributes } from '../components/link-attributes.ts';
import { frameParts } from '../frame-parts.ts';
import './mobile-menu.css';

type Props = Pick<Frame, 'header' | 'parts'>;

/**
 * The menu for narrow screens. As a popover it opens and closes without a script in every browser; the island shows the
 * same element as a modal dialog, which keeps the focus inside.
 */
export function MobileMenu({ header, parts }: Props) {
  return (
    <dialog
      className="mobile-menu"
      id="_mobile-menu"
      popover="auto"
      aria-label={header.menuLabel}
      closedby="any"
    >
      <div className="mobile-menu__head">
        <button
          className="mobile-menu__close"
          type="button"
          popoverTarget="_mobile-menu"
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
        {frameParts.menu.map((show) => show(parts))}
      </div>
    </dialog>
  );
}

function MobileEntry({ entry }: { entry: MenuEntry }) {
  if (entry.kind === 'link') {
    return (
      <li className="mobile-menu__item">
        <a
          className="mobile-menu__link"
          href={entry.href}
          aria-current={entry.current ? 'page' : undefined}
          {...linkAttributes({ language: entry.language })}
        >
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
          {entry.entries.map(({ label, href, current, language }) => (
            <li key={label}>
              <a
                className="mobile-menu__entry"
                href={href}
                aria-current={current ? 'page' : undefined}
                {...linkAttributes({ language })}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
