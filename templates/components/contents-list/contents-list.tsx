import './contents-list.css';

type Props = {
  of: { id: string; text: string }[];
  title: string;
  /** If a heading next to the list already says what it belongs to. */
  hideTitle?: true;
};

/** A text this short is read, not navigated. */
const fewestHeadings = 3;

/** Links to a long text's headings; next to the text, the list stays in sight. */
export function ContentsList({ of: headings, title, hideTitle }: Props) {
  if (headings.length < fewestHeadings) return null;
  return (
    <nav className="contents-list screen-only" aria-label={title}>
      {!hideTitle && <p className="contents-list__title type-strong">{title}</p>}
      <ol className="contents-list__list" role="list">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
