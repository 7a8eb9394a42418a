import type { Frame } from '../../schemas/planned.ts';
import { Icon } from '../components/icon/icon.tsx';
import { linkAttributes } from '../components/link-attributes.ts';
import { VisuallyHidden } from '../components/visually-hidden/visually-hidden.tsx';
import './footer-contact.css';

type Contact = Frame['footer']['contact'];

export function FooterContact({ contact }: { contact: Contact }) {
  return (
    <div className="footer-contact">
      {contact.map((place) => (
        <div key={place.title}>
          <h2 className="footer-contact__title type-strong">{place.title}</h2>
          <dl className="footer-contact__items">
            {place.items.map((item) => (
              <ContactItem key={item.label} {...item} />
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}

function ContactItem({ icon, label, text, href, ...target }: Contact[number]['items'][number]) {
  return (
    <div className="footer-contact__item">
      <dt className="footer-contact__label">
        <Icon name={icon} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </dt>
      <dd>
        {href ? (
          <a className="footer-contact__link" href={href} {...linkAttributes(target)}>
            {text}
          </a>
        ) : (
          text
        )}
      </dd>
    </div>
  );
}
