import type { ArticleProps } from '../../../schemas/types.ts';
import { ActionList } from '../../components/action/action.tsx';
import { BodyView } from '../../components/body/body.tsx';
import { ContentsList } from '../../components/contents-list/contents-list.tsx';
import { HtmlText } from '../../components/html/html.tsx';
import { PictureView } from '../../components/picture/picture.tsx';
import { PostCard } from '../../components/post-card/post-card.tsx';
import { ArticleAuthor } from './article-author.tsx';
import { ArticleHead } from './article-head.tsx';
import { ArticleSources } from './article-sources.tsx';
import '../../components/card/card-picture.css';
import './article.css';
import './article-progress.css';

/** A blog article: head, text with its contents alongside, help, further reading, and the way to a course. */
export function Article(props: ArticleProps) {
  const { post, contentsTitle, help, relatedTitle, closing } = props;
  return (
    <div className="article">
      <div className="article__progress" aria-hidden />
      <ArticleHead {...props} />
      <div className="article__cover">
        <PictureView
          of={post.cover}
          className="article__picture screen-only card-picture"
          sizes="(min-width: 64rem) 60rem, 100vw"
          first
        />
      </div>
      <div className="article__columns">
        <ContentsList of={post.contents} title={contentsTitle} />
        <article className="article__text">
          <BodyView of={post.body} />
          <ArticleSources {...props} />
          <ArticleAuthor {...props} />
          <aside className="article__help screen-only">
            <h2 className="article__help-title type-title-l">{help.title}</h2>
            <HtmlText of={help.text} />
            <ActionList of={help.actions} />
          </aside>
        </article>
      </div>
      {post.related.length > 0 && (
        <aside className="article__related screen-only">
          <h2 className="article__related-title type-title-l">{relatedTitle}</h2>
          <ul className="article__posts" role="list">
            {post.related.map((other) => (
              <li key={other.slug}>
                <PostCard of={other} />
              </li>
            ))}
          </ul>
        </aside>
      )}
      <aside className="article__closing screen-only ink">
        <div>
          <h2 className="article__closing-title type-title-xl">{closing.title}</h2>
          <HtmlText of={closing.text} className="article__closing-text" />
        </div>
        <ActionList of={closing.actions} />
      </aside>
    </div>
  );
}
