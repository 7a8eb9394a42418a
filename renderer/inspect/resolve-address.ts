import { decodeAddress } from '../../diagnostics/decode-address.ts';
import type { SiteSettings } from '../model/plan.ts';
import type { SeenPage } from './seen-page.ts';

/** The target of an address in a page. `output` is a file of the finished site; `path` has neither base nor query. */
export type ResolvedAddress =
  | { kind: 'found'; output: string; fragment: string }
  | { kind: 'missing'; path: string }
  | { kind: 'nowhere' }
  | { kind: 'elsewhere' };

/** The files of the finished site. */
export type Outputs = Pick<ReadonlySet<string>, 'has'>;

export type Resolve = (address: string, page: Pick<SeenPage, 'output'>) => ResolvedAddress;

/** Resolves addresses as a browser and a static host do. Those that don't depend on the page are resolved once. */
export function createResolver({ base, origin }: SiteSettings, outputs: Outputs): Resolve {
  const known = new Map<string, ResolvedAddress>();
  const follow = (address: string, from: string): ResolvedAddress => {
    if (!URL.canParse(address, from)) return { kind: 'missing', path: address };
    const url = new URL(address, from);
    if (!isOurs(url, { base, origin }, address)) return { kind: 'elsewhere' };
    const path = decodeAddress(url.pathname);
    const inside = path === base ? '' : path.slice(base.length + 1);
    const output = path === base || path.startsWith(`${base}/`) ? fileFor(inside, outputs) : undefined;
    if (output === undefined)
      return { kind: 'missing', path: path.startsWith(`${base}/`) ? `/${inside}` : path };
    return { kind: 'found', output, fragment: decodeAddress(url.hash.slice(1)) };
  };
  return (address, page) => {
    if (address === '' || address === '#') return { kind: 'nowhere' };
    if (address.startsWith('#')) {
      return { kind: 'found', output: page.output, fragment: decodeAddress(address.slice(1)) };
    }
    const isFixed = address.startsWith('/') || /^[a-z]+:/i.test(address);
    const remembered = isFixed ? known.get(address) : undefined;
    const target = remembered ?? follow(address, `${origin}${base}/${seenAs(page.output)}`);
    if (isFixed) known.set(address, target);
    return target;
  };
}

/** `blog.html` is served as `blog`, `blog/index.html` as `blog/`. */
function seenAs(output: string): string {
  return output.replace(/((^|\/)index)?\.html$/, '$2');
}

/** A full address of our own host counts as ours only within the base: next to it may be another site. */
function isOurs(url: URL, { base, origin }: { base: string; origin: string }, address: string): boolean {
  if (url.origin !== new URL(origin).origin) return false;
  const isFull = /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(address);
  return !isFull || url.pathname === base || url.pathname.startsWith(`${base}/`);
}

/** A page has one address, which isn't the name of its file. */
function fileFor(path: string, outputs: Outputs): string | undefined {
  const folder = path.replace(/\/$/, '');
  const page = folder === '' ? ['index.html'] : [`${folder}.html`, `${folder}/index.html`];
  const candidates = path.endsWith('.html') ? [] : [path, ...page];
  return candidates.find((candidate) => outputs.has(candidate));
}
