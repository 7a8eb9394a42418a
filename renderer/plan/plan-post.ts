import type { Article, Post } from '../../schemas/planned.ts';
import type { PostProps } from '../../schemas/types.ts';
import type { Entry } from '../model/site.ts';
import { fillPattern } from './fill-references.ts';
import { finishAddress } from './finish-address.ts';
import { textFromHast } from './html-from-hast.ts';
import { planAuthor } from './plan-author.ts';
import { planFieldsOf } from './plan-fields-of.ts';
import { planPostCover } from './plan-post-cover.ts';
import { planMdxBody } from './plan-text.ts';
import type { PageScope, Planned } from './planner.ts';
import { countWords, readingMinutes } from './reading-time.ts';
import { createSlugger } from './slugify.ts';

/** An article as lists and cards show it. */
export function planPost(entry: Entry, page: PageScope): Planned<Post> {
  const card: Entry = {
    ...entry,
    value: {
      ...entry.value,
      related: undefined,
      tutor: undefined,
      sources: undefined,
      keywords: undefined,
    },
  };
  const { values, origins, remember } = planFieldsOf<PostProps>(card, 'post', page);
  const words = page.wording.post;
  const author = planAuthor(entry, values.author, page);
  const href = finishAddress(postAddress(entry.id, page), page.address);
  const post: Post = {
    slug: entry.id,
    title: values.title,
    excerpt: values.excerpt,
    author: author.value,
    date: values.date,
    ...(values.updated && { updated: values.updated }),
    category: values.category,
    readTime: fillPattern(words.readTime, { minutes: String(planMinutes(entry, page)) }),
    featured: values.featured,
    href,
    cover: planPostCover(entry, values, page),
    labels: { featured: words.featured, by: fillPattern(words.by, { author: author.value.name }) },
  };
  remember('href', href, []);
  remember('readTime', post.readTime, []);
  return { value: post, origins: [...origins, ...author.origins] };
}

/** Counted in the text as it is written: a name in braces is one word. */
function planMinutes({ source }: Entry, page: PageScope): number {
  const written = textFromHast(source.body?.tree.children ?? [], (text) => text);
  return readingMinutes(countWords(written), page.settings.reading?.wordsPerMinute);
}

/** An article with its text, for the page of its own. */
export function planArticle(slug: string, page: PageScope): Planned<Article> {
  const post = page.collections.posts.get(slug);
  const entry = page.site.collections.get('posts')?.get(slug);
  if (!post || !entry) throw new Error(`post ${slug} was not planned`);
  const origins = [...post.origins];
  const scope: PageScope = { ...page, origins, slug: createSlugger() };
  const { body, contents } = planMdxBody({ source: entry.source, path: [], at: 'body' }, scope);
  const related = relatedPosts(slug, entry, page);
  for (const [index, other] of related.entries()) {
    for (const origin of other.origins) origins.push({ ...origin, path: `related/${index}/${origin.path}` });
  }
  const { sources: written = [], keywords = [] } = entry.value;
  const own = { ...entry, value: { sources: written, keywords } };
  const cited = planFieldsOf<Pick<PostProps, 'sources' | 'keywords'>>(own, 'post', page);
  origins.push(...cited.origins);
  const sources = (cited.values.sources ?? []).map(({ url, ...source }) => ({ ...source, link: url }));
  const canonical = `${page.settings.origin}${post.value.href}`;
  page.changes.push(post.value.updated?.iso ?? post.value.date.iso);
  return {
    value: {
      ...post.value,
      body,
      contents,
      related: related.map((other) => other.value),
      sources,
      keywords: cited.values.keywords ?? [],
      canonical,
    },
    origins,
  };
}

function relatedPosts(slug: string, entry: Entry, page: PageScope): Planned<Post>[] {
  const named = Array.isArray(entry.value.related) ? entry.value.related : [];
  return named.flatMap((id) => (id === slug ? [] : (page.collections.posts.get(String(id)) ?? [])));
}

export function postAddress(slug: string, page: PageScope): string {
  const route = page.settings.routes.find((candidate) => candidate.collection === 'posts');
  return (route?.path ?? '/').replace(/:\w+/, slug);
}
