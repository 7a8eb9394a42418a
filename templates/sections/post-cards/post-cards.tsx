import type { PostCardsProps } from '../../../schemas/types.ts';
import { ActionList } from '../../components/action/action.tsx';
import { PostCard } from '../../components/post-card/post-card.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import './post-cards.css';

export function PostCards({ eyebrow, title, lede, posts, actions }: PostCardsProps) {
  return (
    <div className="post-cards">
      <SectionHeading eyebrow={eyebrow} title={title} lede={lede} />
      <ul className="post-cards__list" role="list">
        {posts.map((post) => (
          <li key={post.slug}>
            <PostCard of={post} />
          </li>
        ))}
      </ul>
      <ActionList of={actions} className="post-cards__actions" />
    </div>
  );
}
