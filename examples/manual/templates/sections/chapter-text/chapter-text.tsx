import type { ChapterTextProps } from '../../../schemas/types.ts';
import { BodyView } from '../../components/body/body.tsx';
import { ContentsList } from '../../components/contents-list/contents-list.tsx';
import { Island } from '../../components/island/island.tsx';
import './chapter-text.css';

/** A chapter of the manual. On small screens the chapters around it come after the text. */
export function ChapterText({
  chapter,
  contents,
  around,
  previous,
  next,
  edit,
  copy,
  copied,
}: ChapterTextProps) {
  return (
    <div className="chapter-text">
      <div className="chapter-text__main">
        <h1 className="chapter-text__title type-title-xl">{chapter.title}</h1>
        <div className="chapter-text__contents">
          <ContentsList of={chapter.contents} title={contents} />
        </div>
        <Island of="copy-code" when="idle" props={{ copy, copied }}>
          <BodyView of={chapter.body} className="chapter-text__body" />
        </Island>
        <p className="chapter-text__edit screen-only">
          <a href={chapter.edit.href}>{edit}</a>
        </p>
        <div className="chapter-text__steps screen-only">
          {chapter.previous && (
            <a className="chapter-text__step" href={chapter.previous.href} rel="prev">
              <span className="type-caption">{previous}</span> {chapter.previous.title}
            </a>
          )}
          {chapter.next && (
            <a className="chapter-text__step chapter-text__step--next" href={chapter.next.href} rel="next">
              <span className="type-caption">{next}</span> {chapter.next.title}
            </a>
          )}
        </div>
      </div>
      <nav className="chapter-text__around screen-only" aria-labelledby="_around">
        <p className="chapter-text__around-title type-strong" id="_around">
          {around}
        </p>
        <ul role="list">
          {chapter.around.map(({ id, title, href }) => (
            <li key={id}>
              <a href={href} aria-current={id === chapter.id ? 'page' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
