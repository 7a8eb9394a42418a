import { fieldsOf } from '../../../diagnostics/fields.ts';
import type { PlannedRedirect } from '../../model/plan.ts';
import { addressKey } from '../../schema/address-key.ts';
import { printableAddress } from '../../schema/printable-address.ts';
import { type WrittenRedirect, writtenRedirects } from '../../schema/written-redirects.ts';
import { locate } from '../../source/locate.ts';
import { absoluteAddress } from '../context/absolute-address.ts';
import type { Context } from '../context/context.ts';
import { finishAddress } from '../context/finish-address.ts';

/** Today's redirects: those to pages that are hidden today are left out, as links are. In alphabetical order. */
export function planRedirects(context: Context): PlannedRedirect[] {
  const { site, settings, address } = context;
  const { hidden } = context.routes();
  const entries = Object.entries(site.collections).flatMap(([collection, list]) =>
    list.filter(({ value }) => 'aliases' in value).map((entry) => ({ ...entry, collection })),
  );
  const own = { ...site.settings, value: fieldsOf(site.settings.value) };
  const written = new Map(writtenRedirects(own, entries).map((one) => [addressKey(one.from), one]));
  const lastOf = followRedirects(written);
  return [...written.values()]
    .flatMap((redirect): PlannedRedirect[] => {
      const last = lastOf(redirect);
      if (last === undefined || hidden.has(pathOf(last))) return [];
      const from = redirect.from.replace(/\/$/, '');
      const to = last.startsWith('/') ? finishAddress(last, address) : printableAddress(last);
      return [
        {
          from: `${address.base}${from}`,
          output: from.endsWith('.html') ? from.slice(1) : `${from.slice(1)}/index.html`,
          to,
          target: absoluteAddress(to, settings),
          ...(last !== redirect.to && { leadsOn: true }),
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

/** Visitors are redirected only once. Circles were refused before. Each step is followed once. */
function followRedirects(
  written: ReadonlyMap<string, WrittenRedirect>,
): (redirect: WrittenRedirect) => string | undefined {
  const known = new Map<WrittenRedirect, string | undefined>();
  return (redirect) => {
    const passed: WrittenRedirect[] = [];
    let last = redirect.to;
    for (let at: WrittenRedirect | undefined = redirect; at; ) {
      if (known.has(at)) {
        last = known.get(at);
        break;
      }
      passed.push(at);
      last = at.to;
      at = last?.startsWith('/') ? written.get(addressKey(pathOf(last))) : undefined;
    }
    for (const one of passed) known.set(one, last);
    return last;
  };
}

function pathOf(address: string): string {
  const path = address.replace(/[?#].*/s, '').replace(/(?<!\/)\/+$/, '');
  return path === '' ? '/' : path;
}
