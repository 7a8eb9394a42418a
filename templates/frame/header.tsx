import type { Frame } from '../../schemas/planned.ts';
import { ActionButton } from '../components/action/action.tsx';
import { Icon } from '../components/icon/icon.tsx';
import { Island } from '../components/island/island.tsx';
import { frameParts } from '../frame-parts.ts';
import { AlternateLinks } from './alternate-links.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SearchDialog } from './search-dialog.tsx';
import { SiteMark } from './site-mark.tsx';
import './header.css';

export function Header({ frame }: { frame: Frame }) {
  const { header } = frame;
  return (
    <Island of="header-menu" when="interaction">
      <header className="header" {...frame.language}>
        <div className="header__bar">
          <SiteMark frame={frame} />
          <HeaderMenu menu={header.menu} label={header.menuLabel} />
          <div className="header__tools">
            {frame.search && <SearchDialog search={frame.search} />}
            {frameParts.tools.map((show) => show(frame.parts))}
          </div>
          {frame.languages && (
            <nav className="screen-only" aria-label={frame.languages.label}>
              <AlternateLinks links={frame.languages.links} />
            </nav>
          )}
          <div className="header__actions screen-only">
            {header.actions.map((action) => (
              <ActionButton key={action.label} of={action} className="header__action" />
            ))}
            {header.login && <Login {...header.login} />}
          </div>
          <button
            className="header__burger screen-only"
            type="button"
            popoverTarget="_mobile-menu"
            aria-label={header.open}
          >
            <Icon name="menu" />
          </button>
        </div>
        <MobileMenu header={header} parts={frame.parts} />
      </header>
    </Island>
  );
}

/** The page has both labels; the stylesheet shows the one that fits and hides the other from everybody. */
function Login({ href, longLabel, shortLabel }: NonNullable<Frame['header']['login']>) {
  return (
    <a className="header__login" href={href} target="_blank" rel="noopener">
      <span className="header__login-long">{longLabel}</span>
      <span className="header__login-short">{shortLabel}</span>
      <Icon name="arrow-up-right" />
    </a>
  );
}
