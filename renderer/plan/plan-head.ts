import type { PageHead, Sharing } from '../../schemas/planned.ts';
import { absoluteAddress } from './absolute-address.ts';
import { fillPattern } from './fill-references.ts';
import { finishAddress } from './finish-address.ts';
import { startOfDay } from './format-date.ts';
import { pageFields } from './page-fields.ts';
import { feedTitle, hasFeed } from './plan-feed.ts';
import { manifestAddress } from './plan-files.ts';
import { planIconLinks } from './plan-icons.ts';
import type { Route } from './plan-routes.ts';
import { planSocialPicture } from './plan-social-picture.ts';
import { planStructuredData } from './plan-structured-data.ts';
import { planString } from './plan-text.ts';
import type { PageScope } from './planner.ts';

/** What stands in a page's head: titles, canonical address, data for search engines and for sharing. */
export function planHead(route: Route, page: PageScope): PageHead {
  const written = pageFields(route.page);
  const cursor = (key: string) => ({ source: route.page.source, path: [key], at: `head/${key}` });
  const own = planString(written.title, cursor('title'), page);
  const title = planString(
    fillPattern(page.wording.page.titlePattern, { title: own }),
    cursor('title'),
    page,
  );
  const canonical = absoluteAddress(finishAddress(route.address, page.address), page);
  const hidden = written.hidden || route.address === '/404';
  const sharing = planSharing(route, { title: own, alt: title }, page);
  const shown = { route, title: own, canonical, picture: sharing.picture?.href };
  return {
    language: page.settings.language,
    title,
    description: planString(written.description, cursor('description'), page),
    canonical,
    ...(hidden && { robots: 'noindex' }),
    ...((hidden || written.unlisted) && { unlisted: true }),
    icons: planIconLinks(page),
    manifest: manifestAddress(page),
    feeds: planFeedLinks(page),
    sharing,
    structuredData: (written.structuredData ?? []).flatMap((kind) => planStructuredData(kind, shown, page)),
  };
}

function planSharing(route: Route, words: { title: string; alt: string }, page: PageScope): Sharing {
  const picture = planSocialPicture(route, words, page);
  const article = planArticleTimes(route, page);
  return {
    title: words.title,
    siteName: page.settings.name,
    locale: page.settings.language.replace('-', '_'),
    ...(picture && { picture }),
    ...(article && { article }),
  };
}

function planArticleTimes({ current }: Route, page: PageScope): Sharing['article'] {
  const post = current?.collection === 'posts' ? page.collections.posts.get(current.id)?.value : undefined;
  if (!post) return undefined;
  return {
    published: startOfDay(post.date.iso, page.settings.timeZone),
    ...(post.updated && { modified: startOfDay(post.updated.iso, page.settings.timeZone) }),
    author: post.author.name,
    section: post.category,
  };
}

function planFeedLinks(page: PageScope): PageHead['feeds'] {
  if (!hasFeed(page)) return [];
  const title = feedTitle(page);
  const { base } = page.address;
  return [
    { href: `${base}/feed.xml`, type: 'application/rss+xml', title },
    { href: `${base}/feed.json`, type: 'application/feed+json', title },
  ];
}
