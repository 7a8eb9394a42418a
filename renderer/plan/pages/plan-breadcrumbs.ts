import { gather, type Planned } from '../../../kinds/planned.ts';
import type { Breadcrumbs } from '../../../schemas/planned.ts';
import type { WordingSource } from '../../../schemas/types.ts';
import type { Entry } from '../../model/site.ts';
import { written } from '../answers/answer-value.ts';
import { finishAddress } from '../context/finish-address.ts';
import type { Route } from '../context/route.ts';
import type { Scope } from '../context/scope.ts';
import { text } from '../read-fields.ts';
import { fillQuietly } from '../values/plan-string.ts';

/** From home to the page. Between them stand the pages whose addresses the page's own begins with, or the one that its route belongs to. */
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
    const name = take(shortTitle(page, scope)) ?? title;
    return {
      label: words?.label ?? context.settings.name,
      items: [home, ...between, { name, href: finish(route.address) }],
    };
  });
}

function parentsOf({ address, page }: Route, scope: Scope): string[] {
  const parts = address.split('/').slice(1, -1);
  const above = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  const routed = above.filter((candidate) => titleOf(candidate, scope).value !== undefined);
  if (routed.length > 0) return routed;
  const own = scope.context.settings.routes.find((candidate) => candidate.page === page);
  return own?.current === undefined || own.current === address ? [] : [own.current];
}

function titleOf(address: string, scope: Scope): Planned<string | undefined> {
  const { context } = scope;
  const route = context.settings.routes.find(({ path }) => path === address);
  const entry = route && context.entry('pages', route.page);
  return gather((take) => {
    if (!entry || take(written(entry.source, ['hidden'], context)) === true) return undefined;
    const short = take(shortTitle(entry, scope));
    return short ?? take(fillQuietly(text(take(written(entry.source, ['title'], context))), scope));
  });
}

function shortTitle({ source }: Entry, scope: Scope): Planned<string | undefined> {
  return gather((take) => {
    const short = take(written(source, ['shortTitle'], scope.context));
    return short === undefined ? undefined : take(fillQuietly(text(short), scope));
  });
}
