import type { EntryCardsProps } from '../../../schemas/types.ts';
import { ActionList } from '../../components/action/action.tsx';
import { HtmlText } from '../../components/html/html.tsx';
import { PictureView } from '../../components/picture/picture.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import '../../components/card/card-cover.css';
import '../../components/card/card-picture.css';
import './entry-cards.css';

/** Entries of any kind. If an entry has a page, its title is the only link and covers the card. */
export function EntryCards({ eyebrow, title, lede, entries, actions }: EntryCardsProps) {
  return (
    <div className="entry-cards">
      <SectionHeading eyebrow={eyebrow} title={title} lede={lede} />
      <ul className="entry-cards__list" role="list">
        {entries.map((entry) => (
          <li className="entry-cards__card" key={entry.href ?? entry.title}>
            {entry.picture && (
              <PictureView
                of={entry.picture}
                className="entry-cards__picture card-picture"
                sizes="(min-width: 64rem) 27rem, (min-width: 40rem) 50vw, 100vw"
              />
            )}
            <h3 className="entry-cards__title type-title">
              {entry.href ? (
                <a className="entry-cards__link card-cover" href={entry.href}>
                  {entry.title}
                </a>
              ) : (
                entry.title
              )}
            </h3>
            {typeof entry.summary === 'string' && <p className="entry-cards__summary">{entry.summary}</p>}
            {typeof entry.summary === 'object' && (
              <HtmlText of={entry.summary} className="entry-cards__summary" />
            )}
          </li>
        ))}
      </ul>
      <ActionList of={actions} className="entry-cards__actions" />
    </div>
  );
}
