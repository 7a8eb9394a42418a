import type { Article } from '../../schemas/planned.ts';
import type { FeedEntry, PlanEntry, PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';

/**
 * An article in full for feed readers. Requested in the same form as by its own page, so that its text is planned once.
 */
export function planFeedItem(entry: PlanEntry, site: PlanSite): Planned<FeedEntry> {
  return gather((take) => {
    const article = take(site.entry<Article>(entry.kind, entry.id, 'whole'));
    if (!article) throw new Error(`post ${entry.id} is not shown today`);
    const { date, updated } = article;
    return {
      title: article.title,
      summary: article.excerpt,
      body: article.body,
      author: article.author.name,
      category: article.category,
      published: take(site.format.startOfDay(date.iso)),
      ...(updated && { updated: take(site.format.startOfDay(updated.iso)) }),
      picture: article.cover.src,
    };
  });
}
