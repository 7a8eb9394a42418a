import type { Article } from '../../schemas/planned.ts';
import type { DataPage, PlanSite } from '../kind.ts';
import type { Organisation } from '../organisation-data.ts';
import { planOrganisation } from '../plan-organisation.ts';
import { gather, type Planned } from '../planned.ts';
import { asText } from '../read-fields.ts';
import { context, type StructuredData } from '../schema-org.ts';
import { planPerson } from '../tutor/plan-person.ts';

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
        language: asText(take(site.written('language'))),
        published: instant(date.iso),
        modified: instant((updated ?? date).iso),
        pictures: [...(picture === undefined ? [] : [picture]), take(site.absolute(cover.src))],
        author: author.tutor && take(planPerson(author.tutor, site)),
      }),
    ];
  });
}

/** `published` and `modified` are instants with offset, `pictures` absolute. */
type Publication = {
  publisher: Organisation;
  language: string;
  published: string;
  modified: string;
  pictures: readonly string[];
  /** One of the tutors. */
  author: StructuredData | undefined;
};

export function articleData(article: Article, publication: Publication): StructuredData {
  const { type, name, url, logo } = publication.publisher;
  return {
    '@context': context,
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    articleSection: article.category,
    inLanguage: publication.language,
    author: publication.author ?? { '@type': 'Person', name: article.author.name },
    datePublished: publication.published,
    dateModified: publication.modified,
    publisher: {
      '@type': type,
      name,
      url,
      ...(logo !== undefined && { logo: { '@type': 'ImageObject', url: logo } }),
    },
    mainEntityOfPage: article.canonical,
    url: article.canonical,
    image: publication.pictures,
    ...(article.keywords.length > 0 && { keywords: [...article.keywords] }),
    ...(article.sources.length > 0 && {
      citation: article.sources.map(({ title, link }) => ({
        '@type': 'CreativeWork',
        name: title,
        url: link.href,
      })),
    }),
  };
}
