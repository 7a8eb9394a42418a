import type { Article } from '../../schemas/planned.ts';
import type { DataPage, PlanSite } from '../kind.ts';
import { planOrganisation } from '../plan-organisation.ts';
import { gather, type Planned } from '../planned.ts';
import { text } from '../read-fields.ts';
import { planPerson } from '../tutor/plan-person.ts';
import { articleData } from './article-data.ts';

/** The article that a page is made for. */
export function planArticleData({ current, picture }: DataPage, site: PlanSite): Planned<object[]> {
  return gather((take) => {
    if (current?.kind !== 'posts') return [];
    const article = take(site.entry<Article>('posts', current.id, 'whole'));
    if (!article) return [];
    const { date, updated, author, cover } = article;
    const instant = (day: string) => take(site.format.startOfDay(day));
    return [
      articleData(article, {
        publisher: take(planOrganisation(site)),
        language: text(take(site.written('language'))),
        published: instant(date.iso),
        modified: instant((updated ?? date).iso),
        pictures: [...(picture === undefined ? [] : [picture]), take(site.absolute(cover.src))],
        author: author.tutor && take(planPerson(author.tutor, site)),
      }),
    ];
  });
}
