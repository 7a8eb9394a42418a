import type { Article } from '../../schemas/planned.ts';
import type { Organisation } from '../organisation-data.ts';
import { context, type StructuredData } from '../schema-org.ts';

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
