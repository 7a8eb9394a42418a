import type { ReactNode } from 'react';
import type { AlternateLink, Frame } from '../../schemas/planned.ts';
import './alternate-links.css';

/** The way to the other sites of the family. What stands in it is another on each page, so it comes from outside. */
export function Alternates({ frame, children }: { frame: Frame; children?: ReactNode }) {
  if (!frame.alternates) return null;
  return (
    <nav className="alternate-links screen-only" aria-label={frame.alternates.label}>
      {children}
    </nav>
  );
}

/** The same page elsewhere, each link in its own language. */
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
