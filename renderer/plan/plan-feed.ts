import type { Body } from '../../schemas/planned.ts';
import type { FeedItem, PlannedFeed, PlannedFile } from '../model/file.ts';
import { absoluteAddress } from './absolute-address.ts';
import { finishAddress } from './finish-address.ts';
import { startOfDay } from './format-date.ts';
import { selectEntries } from './plan-entries.ts';
import { planArticle } from './plan-post.ts';
import type { PageScope } from './planner.ts';
import { optionalText, text } from './read-fields.ts';

/** Feed readers keep what they have seen; they need only what is new. */
const itemLimit = 20;

/** Whether the site has articles with a page of their own. */
export function hasFeed(page: PageScope): boolean {
  const routed = page.settings.routes.some((route) => route.collection === 'posts');
  return routed && (page.site.collections.get('posts')?.size ?? 0) > 0;
}

export function feedTitle(page: PageScope): string {
  return page.wording.feed?.title ?? page.settings.name;
}

/** The newest articles as RSS and as JSON, whole. */
export function planFeeds(page: PageScope): PlannedFile[] {
  if (!hasFeed(page)) return [];
  const address = (path: string) => absoluteAddress(`${page.address.base}/${path}`, page);
  const feed: PlannedFeed = {
    title: feedTitle(page),
    description: page.settings.description,
    language: page.settings.language,
    home: absoluteAddress(finishAddress('/', page.address), page),
    rss: address('feed.xml'),
    json: address('feed.json'),
    icon: address('icons/icon-512.png'),
    items: selectEntries({ first: itemLimit }, 'posts', page).map((slug) => planItem(slug, page)),
  };
  return [
    { kind: 'rss', output: 'feed.xml', feed },
    { kind: 'json-feed', output: 'feed.json', feed },
  ];
}

function planItem(slug: string, page: PageScope): FeedItem {
  const article = planArticle(slug, { ...page, origins: [], changes: [] }).value;
  const entry = page.site.collections.get('posts')?.get(slug)?.value ?? {};
  const updated = optionalText(entry.updated);
  return {
    address: article.canonical,
    title: article.title,
    summary: article.excerpt,
    html: withAbsoluteAddresses(htmlOf(article.body), page),
    author: article.author.name,
    category: article.category,
    published: startOfDay(text(entry.date), page.settings.timeZone),
    ...(updated !== undefined && { updated: startOfDay(updated, page.settings.timeZone) }),
    picture: absoluteAddress(article.cover.src, page),
  };
}

/** Readers don't know the site's components: what stands in one becomes a quotation under its title. */
function htmlOf(body: Body): string {
  return body
    .map((block) => {
      if (block.kind === 'html') return block.html;
      const title = text(block.props.title);
      const heading = title === '' ? '' : `<p><strong>${escapeText(title)}</strong></p>`;
      return `<blockquote>${heading}${htmlOf(block.children)}</blockquote>`;
    })
    .join('');
}

function escapeText(written: string): string {
  return written.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The planner prints all attributes in double quotes; links to headings stay within the article. */
function withAbsoluteAddresses(html: string, { settings }: PageScope): string {
  return html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${settings.origin}/`);
}
