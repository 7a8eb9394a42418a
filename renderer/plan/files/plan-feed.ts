import { ownProperty } from '../../../diagnostics/own-property.ts';
import type { FeedEntry } from '../../../kinds/kind.ts';
import { gather, type Planned } from '../../../kinds/planned.ts';
import { asText, optionalText } from '../../../kinds/read-fields.ts';
import type { Body, PageHead } from '../../../schemas/planned.ts';
import type { WordingSource } from '../../../schemas/types.ts';
import type { FeedItem, PlannedFeed, PlannedFile } from '../../model/file.ts';
import type { Kind } from '../../model/kinds.ts';
import { absoluteAddress } from '../context/absolute-address.ts';
import type { Context } from '../context/context.ts';
import { finishAddress } from '../context/finish-address.ts';
import { entryTools } from '../tools/entry-tools.ts';
import { absoluteHtml } from './absolute-html.ts';

/** Feed readers keep what they have seen; they only need new articles. */
const itemLimit = 20;

/** A feed: its kind, and the beginning of the addresses of its files. */
type Feed = { kind: Kind; at: string };

/** That of the site, for the first kind of articles with pages of their own, and those of kinds that have one each. */
function feedsOf({ kinds, settings, ask }: Context): Planned<Feed[]> {
  return gather((take) => {
    const hasFeed = ({ feed, collection }: Kind) =>
      feed !== undefined &&
      settings.routes.some((route) => route.collection === collection) &&
      take(ask<boolean>({ ask: 'any', kind: collection }));
    const ofSite = kinds.heads.find((kind) => kind.feed?.own === false && hasFeed(kind));
    const own = kinds.heads.filter((kind) => kind.feed?.own === true && hasFeed(kind));
    return [
      ...(ofSite ? [{ kind: ofSite, at: '' }] : []),
      ...own.map((kind) => ({ kind, at: `${kind.collection}/` })),
    ];
  });
}

/** A feed of a kind's own is called as its pages are in the guide for programs. */
function feedTitle({ kind: { feed, collection } }: Feed, context: Context): Planned<string> {
  const { name } = context.settings;
  return gather((take) => {
    const words = take(context.ask<WordingSource['feed']>({ ask: 'wording', key: 'feed' }));
    const guide = feed?.own && take(context.ask<WordingSource['guide']>({ ask: 'wording', key: 'guide' }));
    const own = guide ? optionalText(ownProperty(guide, collection)) : undefined;
    return own ?? words?.title ?? name;
  });
}

export function planFeedLinks(context: Context): Planned<PageHead['feeds']> {
  const { base } = context.address;
  return context.once('links to feeds', () =>
    gather((take) =>
      take(feedsOf(context)).flatMap((feed) => {
        const title = take(feedTitle(feed, context));
        return [
          { href: `${base}/${feed.at}feed.xml`, type: 'application/rss+xml', title },
          { href: `${base}/${feed.at}feed.json`, type: 'application/feed+json', title },
        ];
      }),
    ),
  );
}

/** The newest articles in full, as RSS and as JSON. */
export function planFeeds(context: Context): Planned<PlannedFile[]> {
  return gather((take) =>
    feedsOf(context).value.flatMap((feed): PlannedFile[] => {
      const planned = take(planFeed(feed, context));
      return [
        { kind: 'rss', output: `${feed.at}feed.xml`, feed: planned },
        { kind: 'json-feed', output: `${feed.at}feed.json`, feed: planned },
      ];
    }),
  );
}

function planFeed(feed: Feed, context: Context): Planned<PlannedFeed> {
  const { kind, at } = feed;
  const { settings } = context;
  const address = (path: string) => absoluteAddress(`${context.address.base}/${path}`, settings);
  // The site's feed has the order of its kind, which is by the day; the kinds with their own have any.
  const order = kind.feed?.own ? { sort: `-${kind.feed.date}` } : {};
  return gather((take) => {
    const selection = { ...order, first: itemLimit };
    const ids = take(context.ask<readonly string[]>({ ask: 'selection', kind: kind.collection, selection }));
    return {
      title: take(feedTitle(feed, context)),
      description: settings.description ?? settings.name,
      language: settings.language,
      home: absoluteAddress(finishAddress('/', context.address), settings),
      rss: address(`${at}feed.xml`),
      json: address(`${at}feed.json`),
      icon: address('icons/icon-512.png'),
      items: ids.map((id) => take(planItem(kind, id, context))),
    };
  });
}

function planItem(kind: Kind, id: string, context: Context): Planned<FeedItem> {
  const entry = context.entry(kind.collection, id);
  if (!entry) throw new Error(`${kind.collection}/${id} was not checked`);
  const tools = entryTools(entry, kind, { context, self: { kind: kind.collection, id } });
  const site = context.tools();
  const planned =
    ownProperty(context.kinds.code, kind.word)?.feedItem?.(tools, site) ?? plainItem(kind, tools, context);
  return gather((take) => {
    const { body, picture, ...item } = take({ ...planned, origins: [] });
    const address = absoluteAddress(take(tools.href()) ?? '/', context.settings);
    return {
      address,
      title: item.title,
      summary: item.summary,
      html: absoluteHtml(htmlOf(body), address, context.settings),
      author: item.author,
      category: item.category,
      published: item.published,
      ...(item.updated !== undefined && { updated: item.updated }),
      ...(picture !== undefined && { picture: absoluteAddress(picture, context.settings) }),
    };
  });
}

/** For a kind without code: the fields that its head names. */
function plainItem(kind: Kind, entry: ReturnType<typeof entryTools>, context: Context): Planned<FeedEntry> {
  return gather((take) => {
    const { title, summary } = take(plainTexts(kind, entry));
    const date = asText(take(entry.written(kind.feed?.date ?? 'date')));
    const isArticle = kind.format === 'mdx';
    return {
      title,
      summary,
      body: isArticle ? take(entry.body()).body : [{ kind: 'html', html: `<p>${escapeText(summary)}</p>` }],
      author: context.settings.name,
      category: '',
      published: take(context.tools().format.startOfDay(date)),
    };
  });
}

function plainTexts(
  kind: Kind,
  entry: ReturnType<typeof entryTools>,
): Planned<{ title: string; summary: string }> {
  const [title = '', summary = ''] = [kind.title, kind.summary];
  return gather((take) => {
    const texts = take(entry.fields<Record<string, unknown>>(title, summary));
    return { title: asText(texts[title]), summary: asText(texts[summary]) };
  });
}

/** Feed readers don't know the site's components: their content becomes a quotation under its title. */
function htmlOf(body: Body): string {
  return body
    .map((block) => {
      if (block.kind === 'html') return block.html;
      const title = asText(block.props.title);
      const heading = title === '' ? '' : `<p><strong>${escapeText(title)}</strong></p>`;
      return `<blockquote>${heading}${htmlOf(block.children)}</blockquote>`;
    })
    .join('');
}

function escapeText(written: string): string {
  return written.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
