import type { Tutor } from '../../../schemas/planned.ts';
import { InitialsAvatar } from '../initials-avatar/initials-avatar.tsx';
import '../card/card.css';
import '../card/card-cover.css';
import './tutor-card.css';

type Props = { of: Tutor; labels: { subjects: string; languages: string } };

/** A person who teaches. The name leads to their own page and covers the card. */
export function TutorCard({ of: tutor, labels }: Props) {
  const { name, role, summary, subjects, languages, initials, portrait, href } = tutor;
  return (
    <article className="tutor-card card-frame card-frame--column">
      <header className="tutor-card__head">
        <InitialsAvatar initials={initials} picture={portrait} size="l" />
        <div>
          <h3 className="tutor-card__name type-title">
            {href ? (
              <a className="tutor-card__link card-cover" href={href}>
                {name}
              </a>
            ) : (
              name
            )}
          </h3>
          <p className="tutor-card__role type-eyebrow">{role}</p>
        </div>
      </header>
      <p className="tutor-card__summary">{summary}</p>
      <dl className="tutor-card__facts">
        <div>
          <dt>{labels.subjects}</dt>
          <dd>{subjects.join(', ')}</dd>
        </div>
        <div>
          <dt>{labels.languages}</dt>
          <dd>{languages.join(', ')}</dd>
        </div>
      </dl>
    </article>
  );
}
