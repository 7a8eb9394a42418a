import type { FeedItem, PlannedFeed } from '../../model/file.ts';
import { escapeXml, wrapInCdata } from './escape-xml.ts';

/** Source: https://www.rssboard.org/rss-specification, with the Atom self link that its best practices recommend. */
export function printRss(feed: PlannedFeed): string {
  const newest = feed.items.map((item) => item.updated ?? item.published).toSorted(byInstant);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    title(feed.title),
    element('link', feed.home),
    description(feed.description),
    element('language', feed.language.toLowerCase()),
    ...newest.slice(-1).map((instant) => element('lastBuildDate', rssDate(instant))),
    `<atom:link href="${escapeXml(feed.rss)}" rel="self" type="application/rss+xml"/>`,
    ...feed.items.map(printItem),
    '</channel>',
    '</rss>\n',
  ].join('\n');
}

function printItem(item: FeedItem): string {
  return [
    '<item>',
    title(item.title),
    element('link', item.address),
    `<guid isPermaLink="true">${escapeXml(item.address)}</guid>`,
    element('pubDate', rssDate(item.published)),
    element('dc:creator', item.author),
    ...(item.category === '' ? [] : [element('category', item.category)]),
    description(item.summary),
    `<content:encoded>${wrapInCdata(item.html)}</content:encoded>`,
    '</item>',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/**
 * Plain text, but many readers parse it as HTML: in this form, both show the same.
 * https://www.rssboard.org/rss-profile#data-types-characterdata
 */
function title(text: string): string {
  return `<title>${escapeXml(text).replaceAll('&amp;', '&#x26;').replaceAll('&lt;', '&#x3C;')}</title>`;
}

/**
 * In RSS a description is HTML; ours are plain text. https://www.rssboard.org/rss-specification#hrelementsOfLtitemgt
 */
function description(text: string): string {
  return element('description', text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
}

function byInstant(one: string, other: string): number {
  return Date.parse(one) - Date.parse(other);
}

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2025-06-25T00:00:00+01:00` → `Wed, 25 Jun 2025 00:00:00 +0100`: the local day. Source: RFC 822. */
export function rssDate(instant: string): string {
  const local = new Date(`${instant.slice(0, 19)}Z`);
  const day = String(local.getUTCDate()).padStart(2, '0');
  const date = `${days[local.getUTCDay()]}, ${day} ${months[local.getUTCMonth()]} ${local.getUTCFullYear()}`;
  return `${date} ${instant.slice(11, 19)} ${instant.slice(19).replace(':', '')}`;
}
