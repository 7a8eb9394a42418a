import type { CalendarDate, CalendarEvent } from '../../kinds/calendar-event.ts';

/** A machine-readable text file, as plain data. `output` is relative to `dist/`; all addresses are absolute. */
export type PlannedFile = { output: string } & (
  | { kind: 'sitemap'; pages: readonly SitemapPage[] }
  | { kind: 'sitemap-index'; sitemaps: readonly SitemapPage[] }
  | { kind: 'robots'; sitemap: string }
  | { kind: 'rss'; feed: PlannedFeed }
  | { kind: 'json-feed'; feed: PlannedFeed }
  | { kind: 'manifest'; manifest: PlannedManifest }
  | { kind: 'llms'; guide: PlannedGuide }
  | { kind: 'calendar'; event: CalendarEvent }
  | { kind: 'calendar-of-dates'; name: string; producer: string; dates: readonly CalendarDate[] }
);

/** A page, or a sitemap in a sitemap index. `modified`: a calendar date stated in the content. */
export type SitemapPage = {
  address: string;
  modified?: string;
  /** The same page on the sites of the family, including this one. */
  alternates?: readonly { language: string; href: string }[];
};

/** `address` and `home` are pages; `rss` and `json` are the feed's own addresses. Newest items first. */
export type PlannedFeed = {
  title: string;
  description: string;
  language: string;
  home: string;
  rss: string;
  json: string;
  icon: string;
  items: readonly FeedItem[];
};

/** `published` and `updated` are instants with an offset. `html` is the whole article, with absolute addresses. */
export type FeedItem = {
  address: string;
  title: string;
  summary: string;
  html: string;
  author: string;
  category: string;
  published: string;
  updated?: string;
  picture?: string;
};

/** Source: https://www.w3.org/TR/appmanifest/. */
export type PlannedManifest = {
  id: string;
  name: string;
  short_name: string;
  description: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  start_url: string;
  scope: string;
  display: 'browser';
  theme_color: string;
  background_color: string;
  icons: readonly { src: string; sizes: string; type: string; purpose?: 'maskable' }[];
};

/** A guide to the site for programs that read it on somebody's behalf. Source: https://llmstxt.org/. */
export type PlannedGuide = {
  title: string;
  summary: string;
  details: readonly string[];
  groups: readonly {
    title: string;
    pages: readonly { title: string; address: string; description: string }[];
  }[];
};
