import type { ArticleProps } from '../../../schemas/types.ts';
import { linkAttributes } from '../../components/link-attributes.ts';
import './article-sources.css';

/** The sources of the article's facts, each with the day on which it was read. */
export function ArticleSources({ post, sourcesTitle, sourcesRead }: ArticleProps) {
  if (post.sources.length === 0) return null;
  return (
    <section className="article-sources">
      {sourcesTitle && <h2 className="article-sources__title type-strong">{sourcesTitle}</h2>}
      <ol className="article-sources__list">
        {post.sources.map(({ title, link, accessed }) => (
          <li key={title}>
            <a href={link.href} {...linkAttributes(link)}>
              {title}
            </a>{' '}
            {accessed && (
              <span className="article-sources__read">
                {sourcesRead} <time dateTime={accessed.iso}>{accessed.text}</time>
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
