import { gather, type Planned, plain, type Query } from '../../../kinds/planned.ts';
import type { Link } from '../../../schemas/planned.ts';
import { withAnchor } from '../../markdown/find-anchor.ts';
import { headingIds } from '../../markdown/heading-ids.ts';
import { findAddressFault } from '../../schema/find-address-fault.ts';
import { refuseAddress } from '../../schema/printable-address.ts';
import { addressOf, fieldsInPattern } from '../../schema/route-pattern.ts';
import type { Context } from '../context/context.ts';
import { type AddressStyle, finishAddress, finishLink } from '../context/finish-address.ts';
import { isHiddenListPage } from '../context/hidden-list-page.ts';
import { entryRoute } from '../context/route-table.ts';
import { written } from './answer-value.ts';

/**
 * A finished address with its names filled in. An address that no link may have is refused; the finished site is
 * searched for it. `hidden`: it leads to a page that is not made today, because its entry or everything on its list is
 * hidden; words then stay, and buttons go.
 */
export type FinishedAddress = { link: Link; hidden: boolean };

export function answerAddress(address: string, context: Context): Planned<FinishedAddress> {
  const [written = ''] = address.split(/[?#]/);
  const path = written.replace(/(?<=^\/|[^/])\/+$/, '');
  if (context.routes().hidden.has(path))
    return plain({ link: finishOrRefuse(address, context.address), hidden: true });
  return gather((take) => {
    const link = finishOrRefuse(take(withItsAnchor(address, path, context)), context.address);
    const hidden = take(isHiddenListPage(path, context));
    const language = take(languageAt(path, context));
    return { link: language === undefined ? link : { ...link, language }, hidden };
  });
}

/** Names that only the browser fills in may be at its beginning. */
function finishOrRefuse(address: string, style: AddressStyle): Link {
  const isOpen = address === '' || address.startsWith('{');
  if (isOpen || findAddressFault(address) === undefined) return finishLink(address, style);
  return { href: refuseAddress(address), external: false };
}

/** If it leads to a heading of an entry's text: with the id of this heading. */
function withItsAnchor(address: string, path: string, context: Context): Planned<string> {
  const entry = address.includes('#') ? context.routes().routeAt(path)?.current : undefined;
  const source = entry && context.entry(entry.kind, entry.id)?.source;
  const tree = source?.body?.tree;
  if (!tree) return plain(address);
  return gather((take) => {
    take(context.ask({ ask: 'text', file: source.file }));
    return withAnchor(
      address,
      headingIds(tree, (text) => text),
    );
  });
}

/**
 * The language of the page at an address, if its file states one; for pages in another language, the one of any page
 * that isn’t in theirs.
 */
function languageAt(path: string, context: Context): Planned<string | undefined> {
  const page = context.routes().pageAt(path === '' ? '/' : path);
  const source = page === undefined ? undefined : context.entry('pages', page)?.source;
  if (!source) return plain(undefined);
  return gather((take) => {
    const stated = take(written(source, ['language'], context));
    const language = typeof stated === 'string' ? stated : undefined;
    if (context.language === undefined) return language;
    const spoken = language ?? context.settings.language;
    return spoken === context.language ? undefined : spoken;
  });
}

/** The page that a route makes for an entry, if one does. */
export function answerHref(
  { kind, id, page }: Extract<Query, { ask: 'href' }>,
  context: Context,
): Planned<string | undefined> {
  return gather((take) => {
    take(written(context.site.settings.source, ['routes'], context));
    const path = entryRoute(kind, page, context);
    if (path === undefined) return undefined;
    const source = context.entry(kind, id)?.source;
    const parts = fieldsInPattern(path).map((field) => [
      field,
      source && take(written(source, [field], context)),
    ]);
    const address = addressOf(path, { id, value: Object.fromEntries(parts) });
    return address === undefined ? undefined : finishAddress(address, context.address);
  });
}
