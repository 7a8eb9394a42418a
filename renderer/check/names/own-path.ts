import type { Fields } from '../../schema/fields.ts';
import type { Content } from '../content.ts';

/**
 * `/courses?search=oet` for `https://www.example.com/courses?search=oet`, where that is a page of this site, with or
 * without `www.`. Nothing for a site that extends another: beside it, under the same name, may stand the other one.
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

/** Whether a text may have a link for which `ownPath` gives something: one that is written in an odd way may lead anywhere. */
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
