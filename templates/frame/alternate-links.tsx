import type { ReactNode } from 'react';
import type { AlternateLink, Frame } from '../../schemas/planned.ts';
import './alternate-links.css';

/** Links to the other sites of the family. Their content differs per page, so it is passed in. */
export function Alternates({ frame, children }: { frame: Frame; children?: ReactNode }) {
  if (!frame.alternates) return null;
  return (
    <nav className="alternate-links screen-only" aria-label={frame.alternates.label}>
      {children}
    </nav>
  );
}

/** The same page on other sites, each link in its own language. */
export function AlternateLinks({ links }: { links: AlternateLink[] }) {
  return (
    <ul className="alternate-links__list">
      {links.map(({ label, href, language, direction }) => (
        <li key={href}>
          <a
            className="alternate-links__link"
            href={href}
            lang={language}
            hrefLang={language}
            dir={direction}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
