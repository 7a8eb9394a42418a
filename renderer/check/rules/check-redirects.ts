import type { Report } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/redirects.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { addressKey } from '../../schema/address-key.ts';
import { type WrittenRedirect, writtenRedirects } from '../../schema/written-redirects.ts';
import { locate } from '../../source/locate.ts';
import { allAddresses } from '../addresses.ts';
import type { Content } from '../content.ts';

/** An old address is no page's, is written once, and leads to an end. Whether there is something, the finished site says. */
export function checkRedirects(content: Content, report: Report): void {
  const { site, documents } = content;
  const pages = new Map(allAddresses(content).map((address) => [addressKey(address), address]));
  const known = new Map<string, WrittenRedirect & { place: Place }>();
  for (const redirect of writtenRedirects(site, documents)) {
    const { from, to, source, path } = redirect;
    const at = path[0] === 'redirects' ? [...path, 'from'] : path;
    const place = locate(source, at);
    const key = addressKey(from);
    const page = pages.get(key);
    const other = known.get(key);
    if (to === undefined) report(messages.aliasWithoutPage(place, from));
    else if (page !== undefined) report(messages.redirectFromPage(place, { from, page }));
    else if (other) report(messages.redirectTwice(place, from, other.place));
    else known.set(key, { ...redirect, place });
  }
  checkCircles(known, report);
}

/** Each circle once, where its first redirect stands. */
function checkCircles(known: ReadonlyMap<string, WrittenRedirect & { place: Place }>, report: Report): void {
  const settled = new Set<string>();
  for (const start of known.keys()) {
    const way: string[] = [];
    let key: string | undefined = start;
    while (key !== undefined && known.has(key) && !settled.has(key) && !way.includes(key)) {
      way.push(key);
      const to: string = known.get(key)?.to ?? '';
      key = to.startsWith('/') ? addressKey(to.replace(/[?#].*$/s, '')) : undefined;
    }
    const circle = key !== undefined && way.includes(key) ? way.slice(way.indexOf(key)) : [];
    const steps = circle.flatMap((step) => known.get(step) ?? []);
    const [first] = steps;
    if (first)
      report(
        messages.redirectCircle(
          first.place,
          steps.map(({ from }) => from),
        ),
      );
    for (const step of way) settled.add(step);
  }
}
