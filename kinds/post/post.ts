import type { KindCode } from '../kind.ts';
import { checkArticleDays, checkAuthors } from './check-articles.ts';
import { planArticle } from './plan-article.ts';
import { planArticleData } from './plan-article-data.ts';
import { planFeedItem } from './plan-feed-item.ts';
import { planPost } from './plan-post.ts';
import { postNames } from './post-names.ts';
import { sharePost } from './share-post.ts';

/** An article with an author and a date. */
export const post: KindCode = {
  rules: [checkAuthors],
  dayRules: [checkArticleDays],
  plan: planPost,
  whole: planArticle,
  names: postNames,
  sharing: sharePost,
  feedItem: planFeedItem,
  structuredData: { 'blog-posting': planArticleData },
};
