import type { ReactNode } from 'react';
import type { Frame } from '../../schemas/planned.ts';
import { linkAttributes } from '../components/link-attributes.ts';
import { frameParts } from '../frame-parts.ts';
import { Alternates } from './alternate-links.tsx';
import { FooterContact } from './footer-contact.tsx';
import { SiteMark } from './site-mark.tsx';
import { SocialMark } from './social-mark.tsx';
import './footer.css';

export function Footer({ frame, children }: { frame: Frame; children?: ReactNode }) {
  const { footer } = frame;
  return (
    <footer className="footer ink" {...frame.language}>
      <div className="footer__inner">
        <div className="footer__lead">
          <SiteMark frame={frame} onInk />
          {footer.tagline !== undefined && <p className="footer__tagline">{footer.tagline}</p>}
          <SocialLinks footer={footer} />
        </div>
        <div className="footer__groups screen-only">
          {footer.groups.map((group) => (
            <LinkGroup key={group.title} {...group} />
          ))}
        </div>
        <FooterContact contact={footer.contact} />
        <Registrations footer={footer} />
        <Alternates frame={frame}>{children}</Alternates>
        <Imprint footer={footer}>{frameParts.imprint.map((show) => show(frame.parts))}</Imprint>
      </div>
    </footer>
  );
}

type WithFooter = { footer: Frame['footer'] };

function SocialLinks({ footer }: WithFooter) {
  if (footer.social.length === 0) return null;
  return (
    <ul className="footer__social screen-only" aria-label={footer.socialLabel}>
      {footer.social.map(({ network, label, href }) => (
        <li key={network}>
          <a className="footer__social-link" href={href} target="_blank" rel="noopener" aria-label={label}>
            <SocialMark network={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function LinkGroup({ title, links }: Frame['footer']['groups'][number]) {
  return (
    <div className="footer__group">
      <h2 className="footer__title type-strong">{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.label}>
            <a className="footer__link" href={link.href} {...linkAttributes(link)}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Registrations({ footer }: WithFooter) {
  if (footer.registrations.length === 0) return null;
  return (
    <ul className="footer__registrations">
      {footer.registrations.map(({ id, name, number, numberLabel, link }) => (
        <li key={id}>
          <a className="footer__registration" href={link.href} {...linkAttributes(link)}>
            <span className="footer__registration-name type-strong">{name}</span>
            <span>
              {numberLabel} {number}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Imprint({ footer, children }: WithFooter & { children: ReactNode }) {
  return (
    <div className="footer__imprint">
      <p>{footer.copyright}</p>
      <ul className="footer__legal screen-only">
        {footer.legal.map((link) => (
          <li key={link.label}>
            <a className="footer__link" href={link.href} {...linkAttributes(link)}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
      {children}
      {footer.credit && (
        <a className="footer__link" href={footer.credit.href} target="_blank" rel="noopener">
          {footer.credit.text}
        </a>
      )}
    </div>
  );
}
