import type { PostListProps } from '../../../schemas/types.ts';
import { countTexts } from '../../components/count-text.ts';
import { Island } from '../../components/island/island.tsx';
import { PostCard } from '../../components/post-card/post-card.tsx';
import '../../components/filters/filter-option.css';
import '../../components/visually-hidden/visually-hidden.css';
import './post-list.css';

type ListedPost = PostListProps['posts'][number];
type PostFilter = PostListProps['filters'][number];

/**
 * All articles, the newest large. The filters that have articles are links; their island filters without leaving the
 * page. A list over several pages has separate links to its filters' pages above it, and shows a large article only on
 * its first page.
 */
export function PostList(props: PostListProps) {
  const { filters: written, posts, pages } = props;
  if (pages) {
    const isStart = pages.number === 1 && pages.filter === undefined;
    return (
      <div className="post-list">
        <Posts {...props} filters={undefined} hasFeatured={isStart} />
      </div>
    );
  }
  const filters = written.filter((filter) => posts.some((post) => isShownBy(filter, post)));
  return (
    <div className="post-list">
      <Island of="post-filter" when="load" props={{ found: countTexts(props.count, props.posts.length) }}>
        <nav className="post-list__filters" aria-label={props.filtersLabel}>
          <ul className="filter-options" role="list">
            {filters.map(({ id, label }, index) => (
              <li key={id}>
                <a
                  className="post-list__filter filter-option"
                  href={`?${new URLSearchParams({ category: id })}`}
                  data-filter={id}
                  aria-current={index === 0 ? 'true' : undefined}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {/* Only for screen readers: sighted visitors see how many there are. */}
        <p className="post-list__count visually-hidden" role="status" />
        <Posts {...props} filters={filters} hasFeatured />
      </Island>
    </div>
  );
}

type PostsProps = Pick<PostListProps, 'title' | 'featuredTitle' | 'empty' | 'posts'> & {
  filters?: PostFilter[];
  hasFeatured: boolean;
};

function Posts({ title, featuredTitle, empty, posts, filters, hasFeatured }: PostsProps) {
  const [first] = hasFeatured ? posts : [];
  const others = first ? posts.slice(1) : posts;
  return (
    <>
      {first && (
        <div className="post-list__featured" data-topics={filters && topicsOf(first, filters)}>
          <h2 className="post-list__label type-aside">{featuredTitle}</h2>
          <PostCard of={first} size="l" />
        </div>
      )}
      <h2 className="post-list__title type-title-xl">{title}</h2>
      <ul className="post-list__posts" role="list">
        {others.map((post) => (
          <li key={post.slug} data-topics={filters && topicsOf(post, filters)}>
            <PostCard of={post} />
          </li>
        ))}
      </ul>
      {posts.length === 0 && <p className="post-list__empty">{empty}</p>}
    </>
  );
}

/** A filter without categories shows all. */
function isShownBy({ categories }: PostFilter, post: ListedPost): boolean {
  return categories.length === 0 || categories.includes(post.category);
}

/** The filters that match an article, in the form that the island reads. */
function topicsOf(post: ListedPost, filters: PostFilter[]): string {
  return filters
    .filter((filter) => isShownBy(filter, post))
    .map(({ id }) => id)
    .join(' ');
}
