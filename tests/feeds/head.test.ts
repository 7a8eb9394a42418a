import { expect, test } from 'vitest';
import { createHeads } from '../../renderer/render/document-head.ts';
import type { PageHead } from '../../schemas/planned.ts';
import { makePage, makePlan } from '../render/make-plan.ts';

const page = makePage('/blog/one', []);
const head: PageHead = {
  ...page.head,
  icons: [
    { href: '/favicon.ico', type: 'image/x-icon', sizes: '32x32' },
    { href: '/mark.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png', type: 'image/png' },
  ],
  manifest: '/site.webmanifest',
  feeds: [{ href: '/feed.xml', type: 'application/rss+xml', title: 'Articles "new"' }],
  sharing: {
    title: 'One',
    siteName: 'Example',
    locale: 'en_GB',
    picture: {
      href: 'https://www.example.com/social/one.png',
      alt: 'One | Example',
      width: 1200,
      height: 630,
    },
    article: { published: '2025-06-25T00:00:00+01:00', author: 'Ann', section: 'News' },
  },
};

function printHead(shown: PageHead): string {
  const { start, end } = createHeads(makePlan([]).settings)({
    head: shown,
    styles: { kind: 'file', file: 'styles.css', text: '', dataImages: false },
    preload: [],
  });
  return start + end;
}

test('an article is shared as one, with its picture, its time and its author', () => {
  const printed = printHead(head);
  for (const tag of [
    '<meta property="og:type" content="article">',
    '<meta property="og:title" content="One">',
    '<meta property="og:site_name" content="Example">',
    '<meta property="og:locale" content="en_GB">',
    '<meta property="article:published_time" content="2025-06-25T00:00:00+01:00">',
    '<meta property="og:image" content="https://www.example.com/social/one.png">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="One | Example">',
    '<meta name="twitter:card" content="summary_large_image">',
  ])
    expect(printed).toContain(tag);
  expect(printed).not.toContain('article:modified_time');
});

test('icons, the manifest and feeds are linked', () => {
  const printed = printHead(head);
  expect(printed).toContain('<link rel="icon" href="/favicon.ico" type="image/x-icon" sizes="32x32">');
  expect(printed).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png" type="image/png">');
  expect(printed).toContain('<link rel="manifest" href="/site.webmanifest">');
  expect(printed).toContain(
    '<link rel="alternate" href="/feed.xml" type="application/rss+xml" title="Articles &quot;new&quot;">',
  );
});

test('a page without a picture is shared with a small card', () => {
  const { picture: _, article: __, ...sharing } = head.sharing ?? { title: '', siteName: '', locale: '' };
  const printed = printHead({ ...head, sharing });
  expect(printed).toContain('<meta property="og:type" content="website">');
  expect(printed).toContain('<meta name="twitter:card" content="summary">');
  expect(printed).not.toContain('og:image');
});

test('a page without a picture is shared in a few words', () => {
  const { picture: _picture, ...sharing } = head.sharing ?? { title: '', siteName: '', locale: '' };
  const printed = printHead({ ...head, sharing });
  expect(printed).toContain('<meta name="twitter:card" content="summary">');
  expect(printed).not.toMatch(/og:image|twitter:image/);
});
