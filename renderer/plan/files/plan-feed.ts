import { ownProperty } from '../../../diagnostics/own-property.ts';
import type { FeedEntry } from '../../../kinds/kind.ts';
import { gather, type Planned, plain } from '../../../kinds/planned.ts';
import { asText } from '../../../kinds/read-fields.ts';
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

/** The kind whose entries are the articles of the feed, if the site has some with pages of their own. */
function feedKind({ kinds, settings, ask }: Context): Planned<Kind | undefined> {
  return gather((take) =>
    kinds.heads.find(
      ({ feed, collection }) =>
        feed !== undefined &&
        settings.routes.some((route) => route.collection === collection) &&
        take(ask<boolean>({ ask: 'any', kind: collection })),
    ),
  );
}

function feedTitle(context: Context): Planned<string> {
  return gather((take) => {
    const words = take(context.ask<WordingSource['feed']>({ ask: 'wording', key: 'feed' }));
    return words?.title ?? context.settings.name;
  });
}

export function planFeedLinks(context: Context): Planned<PageHead['feeds']> {
  const { base } = context.address;
  return context.once('links to feeds', () =>
    gather((take) => {
      if (!take(feedKind(context))) return [];
      const title = take(feedTitle(context));
      return [
        { href: `${base}/feed.xml`, type: 'application/rss+xml', title },
        { href: `${base}/feed.json`, type: 'application/feed+json', title },
      ];
    }),
  );
}

/** The newest articles in full, as RSS and as JSON. */
export function planFeeds(context: Context): Planned<PlannedFile[]> {
  const kind = feedKind(context).value;
  if (!kind) return plain([]);
  const { settings } = context;
  const address = (path: string) => absoluteAddress(`${context.address.base}/${path}`, settings);
  return gather((take) => {
    const selection = { first: itemLimit };
    const ids = take(context.ask<readonly string[]>({ ask: 'selection', kind: kind.collection, selection }));
    const feed: PlannedFeed = {
      title: take(feedTitle(context)),
      description: settings.description ?? settings.name,
      language: settings.language,
      home: absoluteAddress(finishAddress('/', context.address), settings),
      rss: address('feed.xml'),
      json: address('feed.json'),
      icon: address('icons/icon-512.png'),
      items: ids.map((id) => take(planItem(kind, id, context))),
    };
    return [
      { kind: 'rss', output: 'feed.xml', feed },
      { kind: 'json-feed', output: 'feed.json', feed },
    ];
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
    return {
      title,
      summary,
      body: take(entry.body()).body,
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
