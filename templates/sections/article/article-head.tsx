import type { ArticleProps } from '../../../schemas/types.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { ShareButton } from '../../components/share-button/share-button.tsx';

/** The way back, the subject, author and date, and the button that shares it. */
export function ArticleHead({ post, backLabel, backLink, shareLabel, shareDone }: ArticleProps) {
  return (
    <header className="article__head">
      <a className="article__back screen-only" href={backLink.href}>
        <Icon name="arrow-left" />
        {backLabel}
      </a>
      <ul className="article__tags type-eyebrow" role="list">
        <li>{post.category}</li>
        {post.featured && <li className="article__featured">{post.labels.featured}</li>}
      </ul>
      <h1 className="article__title type-display">{post.title}</h1>
      <p className="article__excerpt">{post.excerpt}</p>
      <div className="article__byline">
        <ul className="article__facts type-caption" role="list">
          <li className="article__author type-strong">
            {post.author.tutor?.href ? <a href={post.author.tutor.href}>{post.labels.by}</a> : post.labels.by}
          </li>
          <li>
            <time dateTime={post.date.iso}>{post.date.text}</time>
          </li>
          <li>{post.readTime}</li>
        </ul>
        <ShareButton label={shareLabel} done={shareDone} title={post.title} address={post.canonical} />
      </div>
    </header>
  );
}
