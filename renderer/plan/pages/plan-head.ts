import { ownProperty } from '../../../diagnostics/own-property.ts';
import { fillPlaceholders } from '../../../kinds/fill-placeholders.ts';
import type { EntrySharing } from '../../../kinds/kind.ts';
import { openGraphLocale } from '../../../kinds/language-codes.ts';
import { gather, type Planned, plain } from '../../../kinds/planned.ts';
import type { PageHead, Sharing } from '../../../schemas/planned.ts';
import type { WordingSource } from '../../../schemas/types.ts';
import type { Entry } from '../../model/site.ts';
import { written } from '../answers/answer-value.ts';
import { planIconLinks } from '../assets/plan-icons.ts';
import { planOpenGraphImage } from '../assets/plan-open-graph-image.ts';
import { absoluteAddress } from '../context/absolute-address.ts';
import type { Context } from '../context/context.ts';
import { finishAddress } from '../context/finish-address.ts';
import { pageLanguage } from '../context/language-of.ts';
import { listWord } from '../context/list-words.ts';
import type { EntryName, Route } from '../context/route.ts';
import type { Scope } from '../context/scope.ts';
import { manifestAddress } from '../files/manifest-address.ts';
import { planFeedLinks } from '../files/plan-feed.ts';
import { formatNumber } from '../formats/format-money.ts';
import { entryTools } from '../tools/entry-tools.ts';
import { fillQuietly, planString } from '../values/plan-string.ts';
import { pageFields } from './page-fields.ts';
import { headAlternates } from './plan-alternates.ts';
import { planStructuredData } from './plan-structured-data.ts';

/** A page's head: titles, canonical address, data for search engines and for sharing. */
export function planHead(route: Route, page: Entry, scope: Scope): Planned<PageHead> {
  const { context } = scope;
  const fields = pageFields(page);
  const cursor = (key: string) => ({ source: page.source, path: [key] });
  return gather((take) => {
    for (const key of ['origin', 'name']) take(written(context.site.settings.source, [key], context));
    const text = (key: 'title' | 'description') =>
      take(planString(take(textOnPart(key, fields[key], scope)), cursor(key), scope), key);
    const { language, direction } = take(pageLanguage(page, context));
    const own = text('title');
    const pattern = take(titlePattern(context));
    const title = take(
      planString(fillPlaceholders(pattern, { title: own }), cursor('title'), scope),
      'title',
    );
    const canonical = absoluteAddress(finishAddress(route.address, context.address), context.settings);
    const hidden = fields.hidden || route.address === '/404';
    const sharing = take(planSharing(route, page, { title: own, alt: title, language }, scope));
    const data = { route, title: own, canonical, picture: sharing.picture?.href };
    return {
      language,
      ...(direction === 'rtl' && { direction }),
      title,
      description: text('description'),
      canonical,
      ...(hidden && { robots: 'noindex' }),
      ...((hidden || fields.unlisted) && { unlisted: true }),
      ...neighboursOf(scope),
      ...(!hidden && alternatesOf(route, { language, canonical }, context)),
      icons: take(planIconLinks(context)),
      manifest: manifestAddress(context),
      feeds: take(planFeedLinks(context)),
      sharing,
      structuredData: (fields.structuredData ?? []).flatMap((kind) =>
        take(planStructuredData(kind, data, page, scope)),
      ),
    };
  });
}

function alternatesOf(...of: Parameters<typeof headAlternates>): Pick<PageHead, 'alternates'> {
  const alternates = headAlternates(...of);
  return alternates ? { alternates } : {};
}

/** The pages of the list before and after this one. */
function neighboursOf({ list, context }: Scope): Pick<PageHead, 'previous' | 'next'> {
  const { previous, next } = list?.pages ?? {};
  const address = (href: string) => absoluteAddress(href, context.settings);
  return {
    ...(previous && { previous: address(previous.href) }),
    ...(next && { next: address(next.href) }),
  };
}

/** `{title} | OSCE Academy`; without words for it, the site's name follows the title. */
function titlePattern(context: Context): Planned<string> {
  return context.once('pattern of titles', () =>
    gather((take) => {
      const words = take(context.ask<WordingSource['page'] | undefined>({ ask: 'wording', key: 'page' }));
      return words?.titlePattern ?? `{title} – ${context.settings.name}`;
    }),
  );
}

function planSharing(
  route: Route,
  page: Entry,
  { language, ...words }: { title: string; alt: string; language: string },
  scope: Scope,
): Planned<Sharing> {
  const { settings } = scope.context;
  return gather((take) => {
    const entry: EntrySharing = take(planEntrySharing(route.current, scope.context));
    // The pages of a list share the picture of the first.
    const first = route.part ? { ...route, address: route.part.of } : route;
    const drawn = route.part ? take(fillQuietly(pageFields(page).title, scope)) : words.title;
    take(written(scope.context.site.settings.source, ['locale'], scope.context));
    const locale = openGraphLocale(language, scope.context.formats.locale);
    const picture = take(planOpenGraphImage(first, page, { ...words, title: drawn, entry }, scope));
    return {
      title: words.title,
      siteName: settings.name,
      ...(locale !== undefined && { locale }),
      ...(picture && { picture }),
      ...(entry.article && { article: entry.article }),
    };
  });
}

const patterns = {
  title: { filter: 'filterTitle', page: 'title' },
  description: { filter: 'filterDescription', page: 'description' },
} as const;

/** The title or description of a page of a list: `Blog: Visas, page 2 of 5`. The first page has the written one. */
function textOnPart(
  what: 'title' | 'description',
  written: string,
  { list, context }: Scope,
): Planned<string> {
  if (!list) return plain(written);
  const { number, total, filter } = list.pages;
  const show = (value: number) => formatNumber(value, context.formats);
  return gather((take) => {
    const word = (name: 'filter' | 'page') =>
      take({ ...listWord(patterns[what][name], context), origins: [] });
    const named =
      filter === undefined ? written : fillPlaceholders(word('filter'), { [what]: written, filter });
    return number === 1
      ? named
      : fillPlaceholders(word('page'), { [what]: named, number: show(number), total: show(total) });
  });
}

/**
 * How the page's entry is presented when the page is shared, according to its kind. Its origins are those of the page's
 * sections.
 */
function planEntrySharing(current: EntryName | undefined, context: Context): Planned<EntrySharing> {
  const entry = current && context.entry(current.kind, current.id);
  const head = current && context.kinds.byFolder.get(current.kind);
  if (!entry || !head) return plain({});
  const sharing = ownProperty(context.kinds.code, head.word)?.sharing;
  if (!sharing) return plain({});
  return gather((take) =>
    take({
      ...sharing(entryTools(entry, head, { context, self: current }), context.tools()),
      origins: [],
    }),
  );
}
