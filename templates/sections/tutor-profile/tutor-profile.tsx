import type { ReactNode } from 'react';
import type { TutorProfileProps } from '../../../schemas/types.ts';
import { BodyView } from '../../components/body/body.tsx';
import { InitialsAvatar } from '../../components/initials-avatar/initials-avatar.tsx';
import '../../components/quoted/quoted.css';
import './tutor-profile.css';

/** A person who teaches: their biography, what students may rely on, their courses and articles. */
export function TutorProfile(props: TutorProfileProps) {
  const { tutor } = props;
  return (
    <div className="tutor-profile">
      <header className="tutor-profile__head">
        <InitialsAvatar initials={tutor.initials} picture={tutor.portrait} size="xl" />
        <div>
          <h1 className="tutor-profile__name type-display">{tutor.name}</h1>
          <p className="tutor-profile__role">{tutor.role}</p>
        </div>
      </header>
      <div className="tutor-profile__columns">
        <div className="tutor-profile__story">
          <p className="tutor-profile__summary quoted">{tutor.summary}</p>
          <BodyView of={tutor.about} />
          <Work {...props} />
        </div>
        <aside className="tutor-profile__facts">
          <Facts title={props.credentialsTitle} lines={tutor.credentials} />
          <Facts title={props.subjectsTitle} lines={tutor.subjects} />
          <Facts title={props.languagesTitle} lines={tutor.languages} />
        </aside>
      </div>
    </div>
  );
}

/** Courses and articles. A part without entries has no heading. */
function Work({ tutor, coursesTitle, articlesTitle }: TutorProfileProps) {
  return (
    <>
      {tutor.courses.length > 0 && (
        <Part title={coursesTitle}>
          {tutor.courses.map(({ id, title, subtitle, href }) => (
            <li key={id}>
              <p className="tutor-profile__title type-strong">{href ? <a href={href}>{title}</a> : title}</p>
              <p>{subtitle}</p>
            </li>
          ))}
        </Part>
      )}
      {tutor.articles.length > 0 && (
        <Part title={articlesTitle}>
          {tutor.articles.map(({ slug, title, href, date, readTime }) => (
            <li key={slug}>
              <p className="tutor-profile__title type-strong">
                <a href={href}>{title}</a>
              </p>
              <ul className="tutor-profile__dates" role="list">
                <li>
                  <time dateTime={date.iso}>{date.text}</time>
                </li>
                <li>{readTime}</li>
              </ul>
            </li>
          ))}
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="tutor-profile__part">
      <h2 className="tutor-profile__heading type-title-l">{title}</h2>
      <ul className="tutor-profile__work" role="list">
        {children}
      </ul>
    </section>
  );
}

function Facts({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section>
      <h2 className="tutor-profile__label type-aside">{title}</h2>
      <ul className="tutor-profile__lines" role="list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
