import type { Fields } from '../../../diagnostics/fields.ts';
import type { Content } from '../content.ts';

/**
 * `/courses?search=oet` for `https://www.example.com/courses?search=oet`, if that is a page of this site, with or
 * without `www.`. Undefined for a site that extends another, since the other one may be served under the same name.
 */
export function ownPath(written: string, content: Content): string | undefined {
  const { source, value } = content.site;
  const origin = String(value.origin);
  if (!/^https?:\/\//i.test(written) || source.layers || !URL.canParse(origin) || !URL.canParse(written))
    return undefined;
  const { host, pathname, search, hash } = new URL(written);
  if (withoutWww(host) !== withoutWww(new URL(origin).host)) return undefined;
  const path = pathname.replace(/(?<=.)\/$/, '');
  return content.addresses().includes(path) ? `${path}${search}${hash}` : undefined;
}

/** Whether a text may contain a link that `ownPath` shortens: an oddly written one may lead anywhere. */
export function siteNaming({ origin }: Fields): (text: string) => boolean {
  if (!URL.canParse(String(origin))) return () => false;
  const host = withoutWww(new URL(String(origin)).host);
  return (text) =>
    text.includes('&#') ||
    [...text.matchAll(/https?:[\\/]*([^\s\\/)>"'\]]*)/gi)].some(
      ([, named = '']) => named.toLowerCase().includes(host) || /[^a-z0-9.:-]/i.test(named),
    );
}

function withoutWww(host: string): string {
  return host.replace(/^www\./i, '');
}
