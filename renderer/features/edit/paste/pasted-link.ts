import { addressElsewhere } from '../../../foreign/address-elsewhere.ts';
import { hostsOf, withoutHost, withoutQuery } from '../../../foreign/written-address.ts';
import { addressKey } from '../../../schema/address-key.ts';

/** `origin`: of the website. `addresses`: of its pages, by their keys. */
export type OwnPages = { origin: unknown; addresses: ReadonlyMap<string, string> };

/** Where a link leads, without the detours and marks of those who count; undefined if it may not lead there. */
export function pastedLink(written: string, { origin, addresses }: OwnPages): string | undefined {
  const address = withoutCounting(withoutDetour(written.trim()));
  if (/^#./.test(address)) return address;
  const own = withoutHost(address, hostsOf(origin));
  if (!own.startsWith('/')) return addressElsewhere(own);
  const page = addresses.get(addressKey(withoutQuery(own)));
  const hash = own.indexOf('#');
  if (page !== undefined) return page + (hash < 0 ? '' : own.slice(hash));
  return own === address ? undefined : addressElsewhere(address);
}

/** Programs that lead through an address of their own, and the parameter with the real one. */
const detours: readonly [host: RegExp, path: RegExp, parameter: string][] = [
  [/^(?:www\.)?google\.[a-z.]+$/, /^\/url$/, 'q'],
  [/^(?:www\.)?google\.[a-z.]+$/, /^\/url$/, 'url'],
  [/\.safelinks\.protection\.outlook\.com$/, /^\//, 'url'],
  [/^l\.(?:facebook|instagram)\.com$/, /^\//, 'u'],
  [/^slack-redir\.net$/, /^\/link$/, 'url'],
];

function withoutDetour(address: string): string {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return address;
  const { hostname, pathname, searchParams } = new URL(address);
  for (const [host, path, parameter] of detours) {
    const real = searchParams.get(parameter);
    if (host.test(hostname) && path.test(pathname) && real && /^https?:/i.test(real)) return real;
  }
  return address;
}

const counting = /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|mc_[ce]id|igshid|_hsenc|_hsmi|yclid)=/;

function withoutCounting(address: string): string {
  if (!/^https?:/i.test(address)) return address;
  const [, start = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  const rest = query
    .slice(1)
    .split('&')
    .filter((one) => one !== '' && !counting.test(one));
  return `${start}${rest.length > 0 ? `?${rest.join('&')}` : ''}${hash.replace(/:~:text=.*$/, '').replace(/^#$/, '')}`;
}
