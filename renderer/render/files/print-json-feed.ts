import type { PlannedFeed } from '../../model/file.ts';

/** Source: https://www.jsonfeed.org/version/1.1/. */
export function printJsonFeed(feed: PlannedFeed): string {
  const printed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.home,
    feed_url: feed.json,
    description: feed.description,
    icon: feed.icon,
    language: feed.language,
    items: feed.items.map((item) => ({
      id: item.address,
      url: item.address,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      date_published: item.published,
      date_modified: item.updated,
      authors: [{ name: item.author }],
      tags: item.category === '' ? undefined : [item.category],
      image: item.picture,
    })),
  };
  return `${JSON.stringify(printed, undefined, 2)}\n`;
}
