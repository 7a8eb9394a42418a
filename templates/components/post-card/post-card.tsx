import type { Post } from '../../../schemas/planned.ts';
import { PictureView } from '../picture/picture.tsx';
import '../card/card-cover.css';
import '../card/card-picture.css';
import './post-card.css';

type Props = { of: Post; size?: 'm' | 'l' };

const sizes = {
  m: '(min-width: 64rem) 27rem, (min-width: 40rem) 50vw, 100vw',
  l: '(min-width: 84rem) 47rem, (min-width: 48rem) 58vw, 100vw',
};

/** An article in a list. Its title is its one link and covers the card. */
export function PostCard({ of: post, size = 'm' }: Props) {
  return (
    <article className={`post-card post-card--${size}`}>
      <div className="post-card__cover">
        <PictureView of={post.cover} className="post-card__picture card-picture" sizes={sizes[size]} />
      </div>
      <div className="post-card__words">
        <p className="post-card__category type-eyebrow">{post.category}</p>
        <h3 className="post-card__title type-title">
          <a className="post-card__link card-cover" href={post.href}>
            {post.title}
          </a>
        </h3>
        <p className="post-card__excerpt">{post.excerpt}</p>
        <ul className="post-card__facts type-caption" role="list">
          <li>
            <time dateTime={post.date.iso}>{post.date.text}</time>
          </li>
          <li>{post.readTime}</li>
        </ul>
      </div>
    </article>
  );
}
