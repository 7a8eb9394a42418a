import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import type { PlannedFeed } from '../../renderer/model/file.ts';
import { printGuide } from '../../renderer/render/files/print-guide.ts';
import { printJsonFeed } from '../../renderer/render/files/print-json-feed.ts';
import { printRss, rssDate } from '../../renderer/render/files/print-rss.ts';
import { printSitemap } from '../../renderer/render/files/print-sitemap.ts';
import { jsonFeedSchema } from './json-feed-schema.ts';
import { readXml } from './read-xml.ts';

const feed: PlannedFeed = {
  title: 'Articles & more',
  description: 'What <we> write',
  language: 'en-GB',
  home: 'https://www.example.com/',
  rss: 'https://www.example.com/feed.xml',
  json: 'https://www.example.com/feed.json',
  icon: 'https://www.example.com/icon.png',
  items: [
    {
      address: 'https://www.example.com/blog/one?a=1&b=2',
      title: 'A “title” with & and <',
      summary: 'Short\u0000.',
      html: '<p>Ends ]]> here</p>',
      author: 'Ann Author',
      category: 'News',
      published: '2025-06-25T00:00:00+01:00',
      updated: '2025-07-01T00:00:00+01:00',
    },
  ],
};

const ajv = new Ajv2020({ strict: true, strictRequired: false, allErrors: true });
addFormats.default(ajv);

describe('the RSS feed', () => {
  test('is well formed and says what the plan says', () => {
    const rss = readXml(printRss(feed));
    expect(rss.name).toBe('rss');
    expect(rss.attributes.version).toBe('2.0');
    const channel = rss.one('channel');
    expect(channel.one('title').text).toBe('Articles & more');
    expect(channel.one('description').text).toBe('What &lt;we> write');
    expect(channel.one('lastBuildDate').text).toBe('Tue, 01 Jul 2025 00:00:00 +0100');
    const item = channel.one('item');
    expect(item.one('title').text).toBe('A “title” with & and <');
    expect(item.one('guid').text).toBe(feed.items[0]?.address);
    expect(item.one('description').text).toBe('Short.');
    expect(item.one('content:encoded').text).toBe('<p>Ends ]]> here</p>');
  });

  test('names the day as it is at home', () => {
    expect(rssDate('2025-06-25T00:00:00+01:00')).toBe('Wed, 25 Jun 2025 00:00:00 +0100');
    expect(rssDate('2025-01-01T00:00:00+00:00')).toBe('Wed, 01 Jan 2025 00:00:00 +0000');
    // Every month and every day of the week.
    for (const day of Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(2024, 0, 1 + index))))
      expect(rssDate(`${day.toISOString().slice(0, 19)}+00:00`)).toBe(
        day.toUTCString().replace('GMT', '+0000'),
      );
  });
});

describe('the JSON feed', () => {
  test('satisfies version 1.1', () => {
    const validate = ajv.compile(jsonFeedSchema);
    validate(JSON.parse(printJsonFeed(feed)));
    expect(validate.errors).toBeNull();
  });

  test('the schema refuses a feed that breaks the specification', () => {
    const validate = ajv.compile(jsonFeedSchema);
    expect(validate({ version: 'https://jsonfeed.org/version/1.1', title: 'T', items: [{ id: '1' }] })).toBe(
      false,
    );
    expect(validate({ version: '1', title: 'T', items: [] })).toBe(false);
  });
});

describe('the sitemap', () => {
  test('lists addresses and the days that are known', () => {
    const pages = [
      { address: 'https://www.example.com/' },
      { address: 'https://www.example.com/a?b&c', modified: '2025-06-25' },
    ];
    const urls = readXml(printSitemap(pages)).all('url');
    expect(urls.map((url) => url.one('loc').text)).toEqual(pages.map(({ address }) => address));
    expect(urls.map((url) => url.all('lastmod').map(({ text }) => text))).toEqual([[], ['2025-06-25']]);
  });
});

test('llms.txt is a title, a summary and lists of links', () => {
  const guide = {
    title: 'Example',
    summary: 'A\nsummary',
    details: [],
    groups: [
      { title: 'Pages', pages: [{ title: 'A [b]', address: 'https://a.example/', description: 'What' }] },
    ],
  };
  expect(printGuide(guide)).toBe(
    '# Example\n\n> A summary\n\n## Pages\n\n- [A \\[b\\]](https://a.example/): What\n',
  );
});
