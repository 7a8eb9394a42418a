import { fillPlaceholders } from '../../../kinds/fill-placeholders.ts';
import { gather, type Planned, plain } from '../../../kinds/planned.ts';
import { asText } from '../../../kinds/read-fields.ts';
import type { Breadcrumbs } from '../../../schemas/planned.ts';
import type { WordingSource } from '../../../schemas/types.ts';
import type { Entry } from '../../model/site.ts';
import { listAddress } from '../../schema/list-address.ts';
import { written } from '../answers/answer-value.ts';
import { finishAddress } from '../context/finish-address.ts';
import { listWord } from '../context/list-words.ts';
import { listPaths } from '../context/paged-list.ts';
import type { ListPage, Route } from '../context/route.ts';
import type { Scope } from '../context/scope.ts';
import { formatNumber } from '../formats/format-money.ts';
import { fillQuietly } from '../values/plan-string.ts';

/**
 * From home to the page. In between are the pages whose addresses begin the page's own, or the one that its route
 * belongs to.
 */
export function planBreadcrumbs(
  route: Route,
  page: Entry,
  title: string,
  scope: Scope,
): Planned<Breadcrumbs> {
  const { context } = scope;
  const finish = (address: string) => finishAddress(address, context.address);
  return gather((take) => {
    const words = take(
      context.ask<WordingSource['breadcrumbs'] | undefined>({ ask: 'wording', key: 'breadcrumbs' }),
    );
    take(written(context.site.settings.source, ['routes'], context));
    const home = { name: words?.home ?? context.settings.name, href: finish('/') };
    const between = parentsOf(route, scope).flatMap((address) => {
      const name = take(titleOf(address, scope));
      return name === undefined ? [] : [{ name, href: finish(address) }];
    });
    const whole = scope.list ? take(fillQuietly(asText(page.value.title), scope)) : title;
    const name = take(shortTitle(page, scope)) ?? whole;
    const address = route.part?.of ?? route.address;
    // The breadcrumbs begin at home, so a list that begins there doesn't repeat it.
    const own = address === '/' && address !== route.address ? [] : [{ name, href: finish(address) }];
    return {
      label: words?.label ?? context.settings.name,
      items: [home, ...between, ...own, ...take(withinList(scope, finish))],
    };
  });
}

/** On the pages of a list: the filter, and the page number. */
function withinList(
  { list, context }: Scope,
  finish: (address: string) => string,
): Planned<Breadcrumbs['items']> {
  if (!list) return plain([]);
  const { part } = list;
  return gather((take) => {
    const paths = take(listPaths(context));
    const item = (name: string, of: ListPage) => ({ name, href: finish(listAddress(of.of, of, paths)) });
    const number = formatNumber(part.number, context.formats);
    const page = () => fillPlaceholders(take(listWord('page', context)), { number });
    return [
      ...(part.filter ? [item(part.filter.label, { ...part, number: 1 })] : []),
      ...(part.number > 1 ? [item(page(), part)] : []),
    ];
  });
}

function parentsOf({ address: own, page, part }: Route, scope: Scope): string[] {
  const address = part?.of ?? own;
  const parts = address.split('/').slice(1, -1);
  const above = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  const routed = above.filter((candidate) => titleOf(candidate, scope).value !== undefined);
  if (routed.length > 0) return routed;
  const written = scope.context.settings.routes.find((candidate) => candidate.page === page);
  return written?.current === undefined || written.current === address ? [] : [written.current];
}

function titleOf(address: string, scope: Scope): Planned<string | undefined> {
  const { context } = scope;
  const route = context.settings.routes.find(({ path }) => path === address);
  const entry = route && context.entry('pages', route.page);
  return gather((take) => {
    if (!entry || take(written(entry.source, ['hidden'], context)) === true) return undefined;
    const short = take(shortTitle(entry, scope));
    return short ?? take(fillQuietly(asText(take(written(entry.source, ['title'], context))), scope));
  });
}

function shortTitle({ source }: Entry, scope: Scope): Planned<string | undefined> {
  return gather((take) => {
    const short = take(written(source, ['shortTitle'], scope.context));
    return short === undefined ? undefined : take(fillQuietly(asText(short), scope));
  });
}
