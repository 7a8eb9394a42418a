/** Feeds are read back by two programs that feed readers are built on, and by one of them as JSON. */
import FeedParser from 'feedparser';
import { parseFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import type { FeedItem, PlannedFeed } from '../../renderer/model/file.ts';
import { absoluteHtml } from '../../renderer/plan/files/absolute-html.ts';
import { printJsonFeed } from '../../renderer/render/files/print-json-feed.ts';
import { printRss } from '../../renderer/render/files/print-rss.ts';

const origin = 'https://www.example.com';
const category = 'News';

/** Texts as editors write them; each is used as a title, a summary and the site's description. */
const texts = [
  'Vec<String> and the <details> element',
  'Salt & vinegar; AT&T, R&D, fish &amp; chips',
  'If a < b && c > d, write “&lt;”',
  '</description><script>alert(1)</script>',
  'What ends ]]> a section, and <!-- a comment -->',
  'संयम & धैर्य <३',
  'الأسعار > ٥٠ & < ١٠٠',
  '東京＆大阪 <株>',
  "It's “5 > 3” & 'fine'",
];

const html = '<p>Ends ]]> here &amp; <a href="https://www.example.com/a?b=1&amp;c=2">there</a></p>';

describe.each(texts)('a feed with the text %j', (text) => {
  const written = feedWith(text);

  it('is read by feedsmith, as RSS', () => {
    const { format, feed } = parseFeed(printRss(written));
    if (format !== 'rss') throw new Error(`taken for ${format}`);
    expect(feed).toMatchObject({
      title: text,
      link: `${origin}/`,
      language: 'en-gb',
      items: [
        {
          title: text,
          link: `${origin}/blog/one`,
          content: { encoded: html },
          pubDate: 'Wed, 25 Jun 2025 00:00:00 +0100',
          dc: { creators: ['Ann Author'] },
        },
      ],
    });
    for (const description of [feed.description, feed.items?.[0]?.description])
      expect(shownBy(description)).toBe(text);
  });

  it('is read by feedparser, as RSS', async () => {
    const { meta, items } = await readWithFeedparser(printRss(written));
    // This parser takes a title for HTML, as many readers do, and removes elements from it.
    const title = text.replace(/<[a-z]+>|<\/script>|<!--.*?-->/g, '');
    expect(meta.title).toBe(title);
    expect(shownBy(meta.description)).toBe(text);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      title,
      link: `${origin}/blog/one`,
      guid: `${origin}/blog/one`,
      description: html,
      author: 'Ann Author',
      categories: [category],
      pubdate: new Date('2025-06-25T00:00:00+01:00'),
    });
    expect(shownBy(items[0]?.summary)).toBe(text);
  });

  it('is read by feedsmith, as JSON', () => {
    const { format, feed } = parseFeed(printJsonFeed(written));
    if (format !== 'json') throw new Error(`taken for ${format}`);
    expect(feed).toMatchObject({
      title: text,
      description: text,
      home_page_url: `${origin}/`,
      language: 'en-GB',
      items: [
        {
          id: `${origin}/blog/one`,
          title: text,
          summary: text,
          content_html: html,
          date_published: '2025-06-25T00:00:00+01:00',
          authors: [{ name: 'Ann Author' }],
          tags: [category],
        },
      ],
    });
  });
});

it('an article without a category has none', async () => {
  const written = feedWith('A', { category: '' });
  expect((await readWithFeedparser(printRss(written))).items[0]?.categories).toEqual([]);
  expect(printRss(written)).not.toContain('<category>');
  expect(printJsonFeed(written)).not.toContain('tags');
});

describe('in the HTML of an article', () => {
  const page = `${origin}/school/blog/one`;
  it.each([
    ['<a href="/school/osce#fees">', `<a href="${origin}/school/osce#fees">`],
    ['<a href="#fn-1" id="ref">', `<a href="${page}#fn-1" id="ref">`],
    ['<a href="#%E0%A4%B2">', `<a href="${page}#%E0%A4%B2">`],
    ['<a href="mailto:a@b.example">', '<a href="mailto:a@b.example">'],
    ['<a href="//cdn.example/x">', '<a href="https://cdn.example/x">'],
    ['<img src="/media/a.jpg" alt="/not/this">', `<img src="${origin}/media/a.jpg" alt="/not/this">`],
    ['<video poster="/p.jpg" src="/v.mp4">', `<video poster="${origin}/p.jpg" src="${origin}/v.mp4">`],
    ['<blockquote cite="/law">', `<blockquote cite="${origin}/law">`],
    [
      '<source type="image/avif" srcset="/m/a-320.avif 320w, /m/a,b-640.avif 640w">',
      `<source type="image/avif" srcset="${origin}/m/a-320.avif 320w, ${origin}/m/a,b-640.avif 640w">`,
    ],
    ['<img srcset="/a.png, /b.png 2x">', `<img srcset="${origin}/a.png, ${origin}/b.png 2x">`],
    ['<code>&lt;a href=&quot;/x&quot;&gt;</code>', '<code>&lt;a href=&quot;/x&quot;&gt;</code>'],
  ])('%s becomes %s', (written, whole) => {
    expect(absoluteHtml(written, page, { origin })).toBe(whole);
  });
});

function feedWith(text: string, item: Partial<FeedItem> = {}): PlannedFeed {
  const entry: FeedItem = {
    address: `${origin}/blog/one`,
    title: text,
    summary: text,
    html,
    author: 'Ann Author',
    category,
    published: '2025-06-25T00:00:00+01:00',
  };
  return {
    title: text,
    description: text,
    language: 'en-GB',
    home: `${origin}/`,
    rss: `${origin}/feed.xml`,
    json: `${origin}/feed.json`,
    icon: `${origin}/icon.png`,
    items: [{ ...entry, ...item }],
  };
}

/** The text that HTML without elements shows. */
function shownBy(markup: string | null | undefined): string {
  expect(markup).not.toContain('<');
  return (markup ?? '').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

async function readWithFeedparser(rss: string) {
  const parser = new FeedParser({ resume_saxerror: false });
  parser.end(rss);
  const items: FeedParser.Item[] = [];
  for await (const item of parser) items.push(item);
  return { meta: parser.meta, items };
}
