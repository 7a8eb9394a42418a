import { listOf } from '../../diagnostics/fields.ts';
import type { Article, Post } from '../../schemas/planned.ts';
import type { PostProps } from '../../schemas/types.ts';
import { wasChangedOn } from '../days-of-change.ts';
import type { PlanEntry, PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { cardOf } from './card-of.ts';

/** An article with its text, for its own page. */
export function planArticle(entry: PlanEntry, site: PlanSite): Planned<Article> {
  return gather((take) => {
    const post = take(cardOf(entry, site));
    const { body, contents } = take(entry.body());
    const related = take(relatedPosts(entry, site), 'related');
    const cited = take(entry.fields<Pick<PostProps, 'sources' | 'keywords'>>('sources', 'keywords'));
    take(wasChangedOn((post.updated ?? post.date).iso));
    return {
      ...post,
      body,
      contents,
      related,
      sources: (cited.sources ?? []).map(({ url, ...source }) => ({ ...source, link: url })),
      keywords: cited.keywords ?? [],
      canonical: take(site.absolute(post.href)),
    };
  });
}

function relatedPosts(entry: PlanEntry, site: PlanSite): Planned<Post[]> {
  return gather((take) => {
    const ids = listOf(take(entry.written('related'))).map(String);
    const others = ids.filter((id) => id !== entry.id);
    return take(site.entries<Post>(entry.kind, others));
  });
}
