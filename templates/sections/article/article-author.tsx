import type { ArticleProps } from '../../../schemas/types.ts';
import { InitialsAvatar } from '../../components/initials-avatar/initials-avatar.tsx';
import './article-author.css';

/** The author, if that is one of the tutors. */
export function ArticleAuthor({ post, authorTitle }: ArticleProps) {
  const { tutor } = post.author;
  if (!tutor || !authorTitle) return null;
  return (
    <aside className="article-author">
      <h2 className="article-author__label type-aside">{authorTitle}</h2>
      <InitialsAvatar initials={tutor.initials} picture={tutor.portrait} size="l" />
      <div className="article-author__words">
        <p className="article-author__name type-title">
          {tutor.href ? <a href={tutor.href}>{tutor.name}</a> : tutor.name}
        </p>
        <p className="article-author__role">{tutor.role}</p>
        <p>{tutor.summary}</p>
      </div>
    </aside>
  );
}
