import { Fragment } from 'react';
import type { EntryCard } from '../../../schemas/planned.ts';
import type { EntryCardsProps } from '../../../schemas/types.ts';
import { ActionList } from '../../components/action/action.tsx';
import { HtmlText } from '../../components/html/html.tsx';
import { PictureView } from '../../components/picture/picture.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import '../../components/card/card-cover.css';
import '../../components/card/card-picture.css';
import './entry-cards.css';

/** Entries of any kind, in groups if the list has some. */
export function EntryCards({ eyebrow, title, lede, entries, actions }: EntryCardsProps) {
  return (
    <div className="entry-cards">
      <SectionHeading eyebrow={eyebrow} title={title} lede={lede} />
      {groupsOf(entries).map(({ group, cards }) => (
        <Fragment key={group ?? ''}>
          {group && <h3 className="entry-cards__group type-title">{group}</h3>}
          <ul className="entry-cards__list" role="list">
            {cards.map((entry) => (
              <Card entry={entry} isInGroup={group !== undefined} key={entry.href ?? entry.title} />
            ))}
          </ul>
        </Fragment>
      ))}
      <ActionList of={actions} className="entry-cards__actions" />
    </div>
  );
}

type Group = { group: string | undefined; cards: EntryCard[] };

/** The cards of a group follow one another. */
function groupsOf(entries: readonly EntryCard[]): Group[] {
  const groups: Group[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && last.group === entry.group) last.cards.push(entry);
    else groups.push({ group: entry.group, cards: [entry] });
  }
  return groups;
}

/** If an entry has a page, its title is the only link and covers the card. */
function Card({ entry, isInGroup }: { entry: EntryCard; isInGroup: boolean }) {
  const Title = isInGroup ? 'h4' : 'h3';
  return (
    <li className="entry-cards__card">
      {entry.picture && (
        <PictureView
          of={entry.picture}
          className="entry-cards__picture card-picture"
          sizes="(min-width: 64rem) 27rem, (min-width: 40rem) 50vw, 100vw"
        />
      )}
      <Title className="entry-cards__title type-title">
        {entry.href ? (
          <a className="entry-cards__link card-cover" href={entry.href}>
            {entry.title}
          </a>
        ) : (
          entry.title
        )}
      </Title>
      {typeof entry.summary === 'string' && <p className="entry-cards__summary">{entry.summary}</p>}
      {typeof entry.summary === 'object' && <HtmlText of={entry.summary} className="entry-cards__summary" />}
    </li>
  );
}
