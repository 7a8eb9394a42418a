/** Metadata of the shipped website for search engines, feed readers, calendars and social networks. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import ICAL from 'ical.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { printFile } from '../../renderer/render/files/print-file.ts';
import { readPosts } from '../content/read-posts.ts';
import type { WholePlan } from '../plan-whole.ts';
import { jsonFeedSchema } from './json-feed-schema.ts';
import { fileOf, planAcademy, root } from './plan-academy.ts';
import { readXml } from './read-xml.ts';

let plan: WholePlan;
/** Under a base path, after all events. */
let branch: WholePlan;
const origin = 'https://www.example.com';

beforeAll(async () => {
  plan = await planAcademy(new Date('2025-09-01T09:00:00Z'));
  branch = await planAcademy(new Date('2026-11-01T09:00:00Z'), '/branch');
});

function textOf(kind: Parameters<typeof fileOf>[1], from = plan): string {
  return String(printFile(fileOf(from, kind)).content);
}

describe('the sitemap', () => {
  test('lists every page but those that are hidden or unlisted', () => {
    const listed = readXml(textOf('sitemap'))
      .all('url')
      .map((url) => url.one('loc').text);
    const pages = plan.pages.filter(({ head }) => !head.unlisted);
    expect(listed).toEqual(pages.map(({ head }) => head.canonical));
    expect(listed).toContain(`${origin}/`);
    expect(listed.filter((address) => /checkout|payment-success|404/.test(address))).toEqual([]);
  });

  test('states the days that the content states, and no other', () => {
    const urls = readXml(textOf('sitemap')).all('url');
    const days = new Map(urls.map((url) => [url.one('loc').text, url.all('lastmod')[0]?.text]));
    expect(days.get(`${origin}/legal`)).toBe('2025-06-25');
    expect(days.get(`${origin}/blog/mastering-assessment-station`)).toBe('2025-03-14');
    expect(days.get(`${origin}/`)).toBeUndefined();
    const posts = [...days]
      .filter(([address]) => address.startsWith(`${origin}/blog/`))
      .map(([, day]) => day ?? '');
    expect(days.get(`${origin}/blog`)).toBe(posts.toSorted().at(-1));
  });

  test('is named in robots.txt, with the folder of a branch', () => {
    expect(textOf('robots')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
    expect(textOf('robots', branch)).toContain(`Sitemap: ${origin}/branch/sitemap.xml\n`);
  });
});

describe('the feeds', () => {
  test('hold every article, newest first, whole and with absolute addresses', () => {
    const { items } = fileOf(plan, 'rss').feed;
    expect(items.map(({ title }) => title).toSorted()).toEqual(
      readPosts()
        .map(({ title }) => title)
        .toSorted(),
    );
    const instants = items.map(({ published }) => Date.parse(published));
    expect(instants).toEqual(instants.toSorted((one, other) => other - one));
    const bodies = new Map(readPosts().map(({ title, body }) => [title, body]));
    for (const { title, html } of [...items, ...fileOf(branch, 'rss').feed.items]) {
      expect(html.length).toBeGreaterThan((bodies.get(title) ?? '').length / 2);
      expect(html).not.toMatch(/ (href|src|srcset)="(?!https?:|mailto:|tel:)/);
      expect(html).not.toMatch(/, \//);
      expect(html).not.toMatch(/\{(facts|site|courses)\./);
    }
  });

  test('are valid', () => {
    expect(readXml(textOf('rss')).one('channel').all('item')).toHaveLength(readPosts().length);
    const ajv = new Ajv2020({ strictRequired: false, allErrors: true });
    addFormats.default(ajv);
    const validate = ajv.compile(jsonFeedSchema);
    validate(JSON.parse(textOf('json-feed')));
    expect(validate.errors).toBeNull();
  });
});

describe('calendar files', () => {
  test('begin at four o’clock of British Summer Time, which is three in UTC', () => {
    for (const file of plan.files.filter(({ kind }) => kind === 'calendar')) {
      const calendar = new ICAL.Component(ICAL.parse(String(printFile(file).content)));
      const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
      const day = String(event.uid).startsWith('adult') ? '2025-10-05' : '2025-09-21';
      expect(event.startDate.toJSDate().toISOString()).toBe(`${day}T15:00:00.000Z`);
      expect(event.endDate.toJSDate().toISOString()).toBe(`${day}T16:00:00.000Z`);
      expect(event.uid).toBe(`${file.output.slice('events/'.length, -'.ics'.length)}@www.example.com`);
    }
  });

  test('are the same whenever they are built, until the session begins', async () => {
    const print = (from: WholePlan) => from.files.filter(({ kind }) => kind === 'calendar').map(printFile);
    expect(print(plan)).toHaveLength(2);
    expect(print(await planAcademy(new Date('2025-09-20T22:00:00Z')))).toEqual(print(plan));
    expect(print(branch)).toEqual([]);
  });

  test('are offered on the pages of the events, beside the web calendars', () => {
    const shown = JSON.stringify(plan.pages.find(({ address }) => address === '/webinar')?.sections);
    for (const id of ['adult-nursing-osce-webinar', 'mental-health-osce-webinar'])
      expect(shown).toContain(`"/events/${id}.ics"`);
    expect(shown).toContain('dates=20251005T150000Z%2F20251005T160000Z');
    expect(shown).toContain('startdt=2025-10-05T15%3A00%3A00Z');
  });
});

type Data = Record<string, unknown>;

function dataOf(type: string, from = plan): Data[] {
  return from.pages.flatMap(({ head }) => head.structuredData).filter((data) => data['@type'] === type);
}

describe('structured data', () => {
  test('gives each course the price of its file', () => {
    const [list] = dataOf('ItemList');
    const items = list?.itemListElement as { item: { '@id': string; offers: Data } }[];
    expect(items.length).toBeGreaterThanOrEqual(3);
    const prices = items.map(({ item }) => item.offers.price);
    const written = items.map(({ item }) => {
      const id = item['@id'].split(/[#/]/).at(-1);
      const { price } = parse(readFileSync(join(root, `content/courses/${id}.yaml`), 'utf8')) as {
        price: unknown;
      };
      return (typeof price === 'number' ? price : 0).toFixed(2);
    });
    expect(prices).toEqual(written);
  });

  test('gives events that are still to come, with times that have an offset', () => {
    const adult = dataOf('EducationEvent').find(({ name }) => name === 'Adult Nursing OSCE Webinar');
    expect(adult).toMatchObject({
      startDate: '2025-10-05T16:00:00+01:00',
      endDate: '2025-10-05T17:00:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      offers: {
        price: '0.00',
        priceCurrency: 'GBP',
        availability: 'https://schema.org/InStock',
        validThrough: '2025-10-05T16:00:00+01:00',
      },
    });
    expect(dataOf('EducationEvent', branch)).toEqual([]);
  });

  test('rates nothing', () => {
    expect(JSON.stringify(plan.pages.map(({ head }) => head.structuredData))).not.toMatch(/rating|review/i);
  });

  test('leads from an article over the blog to home', () => {
    const page = plan.pages.find(({ address }) => address === '/blog/mastering-assessment-station');
    const crumbs = page?.head.structuredData.find((data) => data['@type'] === 'BreadcrumbList');
    const items = crumbs?.itemListElement as { item: string }[];
    expect(items.map(({ item }) => item)).toEqual([
      `${origin}/`,
      `${origin}/blog`,
      `${origin}/blog/mastering-assessment-station`,
    ]);
  });
});

test('every page that can be shared has a picture of its own, under the folder of a branch too', () => {
  for (const { address, head } of [...plan.pages, ...branch.pages]) {
    const picture = head.sharing?.picture;
    if (address === '/404') expect(picture).toBeUndefined();
    else expect(picture).toMatchObject({ width: 1200, height: 630, alt: head.title });
  }
  const outputs = new Set(branch.drawings.map(({ output }) => `${origin}/branch/${output}`));
  for (const { head } of branch.pages)
    if (head.sharing?.picture) expect(outputs).toContain(head.sharing.picture.href);
});

test('the manifest and llms.txt name the site and its pages', () => {
  expect(JSON.parse(textOf('manifest', branch))).toMatchObject({ start_url: '/branch/', scope: '/branch/' });
  const guide = textOf('llms');
  for (const { head } of plan.pages) {
    if (!head.unlisted) expect(guide).toContain(`(${head.canonical}): `);
  }
});
