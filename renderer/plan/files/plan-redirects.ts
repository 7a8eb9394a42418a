import type { PlannedRedirect } from '../../model/plan.ts';
import { addressKey } from '../../schema/address-key.ts';
import { fieldsOf } from '../../schema/fields.ts';
import { type WrittenRedirect, writtenRedirects } from '../../schema/written-redirects.ts';
import { locate } from '../../source/locate.ts';
import { absoluteAddress } from '../context/absolute-address.ts';
import type { Context } from '../context/context.ts';
import { finishAddress } from '../context/finish-address.ts';

/** The old addresses of today: those that lead to what is hidden today lead nowhere, as links do. In alphabetical order. */
export function planRedirects(context: Context): PlannedRedirect[] {
  const { site, settings, address } = context;
  const { hidden } = context.routes();
  const entries = Object.entries(site.collections).flatMap(([collection, list]) =>
    list.filter(({ value }) => 'aliases' in value).map((entry) => ({ ...entry, collection })),
  );
  const own = { ...site.settings, value: fieldsOf(site.settings.value) };
  const written = new Map(writtenRedirects(own, entries).map((one) => [addressKey(one.from), one]));
  return [...written.values()]
    .flatMap((redirect): PlannedRedirect[] => {
      const last = lastOf(redirect, written);
      if (last === undefined || hidden.has(pathOf(last))) return [];
      const from = redirect.from.replace(/\/$/, '');
      const to = last.startsWith('/') ? finishAddress(last, address) : last;
      return [
        {
          from: `${address.base}${from}`,
          output: from.endsWith('.html') ? from.slice(1) : `${from.slice(1)}/index.html`,
          to,
          target: absoluteAddress(to, settings),
          language: settings.language,
          place: placeOf(redirect),
        },
      ];
    })
    .sort((one, other) => (one.from < other.from ? -1 : 1));
}

function placeOf({ source, path }: WrittenRedirect): PlannedRedirect['place'] {
  const [from, to] =
    path[0] === 'redirects'
      ? [
          [...path, 'from'],
          [...path, 'to'],
        ]
      : [path, path];
  return { from: locate(source, from), to: locate(source, to) };
}

/** Whoever is sent on is sent once. What leads in a circle was refused. */
function lastOf({ to }: WrittenRedirect, written: ReadonlyMap<string, WrittenRedirect>): string | undefined {
  const next = to?.startsWith('/') ? written.get(addressKey(pathOf(to))) : undefined;
  return next ? lastOf(next, written) : to;
}

function pathOf(address: string): string {
  const path = address.replace(/[?#].*$/s, '').replace(/\/+$/, '');
  return path === '' ? '/' : path;
}
