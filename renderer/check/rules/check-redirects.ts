import type { Report } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/redirects.ts';
import { aliasWithoutPage } from '../../../diagnostics/messages.generated.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { addressKey } from '../../schema/address-key.ts';
import { siteRedirects, type WrittenRedirect, writtenAliases } from '../../schema/written-redirects.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';
import { once } from '../once.ts';

/**
 * An old address isn't a page's, is written once, and leads somewhere. Whether its target exists is checked in the
 * finished site.
 */
export function checkRedirects(content: Content, report: Report): void {
  const { site, documents } = content;
  const isSound = createJudge(content, report);
  // First the checks that no other file affects.
  const redirects = gather(siteRedirects(site).map(placed).filter(isSound), report);
  const told = checkCircles(redirects, new Set(), report);
  const written: PlacedRedirect[] = [];
  for (const document of documents)
    written.push(...writtenAliases(site, document).map(placed).filter(isSound));
  const aliases = gather(written, report);
  for (const [key, { place, from }] of redirects) {
    const other = aliases.get(key);
    if (other) report(messages.redirectTwice(place, from, other.place));
  }
  checkCircles(new Map([...redirects, ...aliases]), told, report);
}

type PlacedRedirect = WrittenRedirect & { place: Place };

function placed(redirect: WrittenRedirect): PlacedRedirect {
  const { source, path } = redirect;
  return { ...redirect, place: locate(source, path[0] === 'redirects' ? [...path, 'from'] : path) };
}

/** Whether the target exists and no page has the old address. Reports failures. */
function createJudge(content: Content, report: Report): (redirect: PlacedRedirect) => boolean {
  const pages = once(() => new Map(content.addresses().map((address) => [addressKey(address), address])));
  return ({ from, to, place }) => {
    const page = pages().get(addressKey(from));
    if (to === undefined) report(aliasWithoutPage(place, { from }));
    else if (page !== undefined) report(messages.redirectFromPage(place, { from, page }));
    return to !== undefined && page === undefined;
  };
}

/** By old address, each once. Reports the others. */
function gather(written: readonly PlacedRedirect[], report: Report): ReadonlyMap<string, PlacedRedirect> {
  const known = new Map<string, PlacedRedirect>();
  for (const redirect of written) {
    const key = addressKey(redirect.from);
    const other = known.get(key);
    if (other) report(messages.redirectTwice(redirect.place, redirect.from, other.place));
    else known.set(key, redirect);
  }
  return known;
}

/** Reports each circle once, at its first redirect. Returns the old addresses in circles, with those in `told`. */
function checkCircles(
  known: ReadonlyMap<string, PlacedRedirect>,
  told: ReadonlySet<string>,
  report: Report,
): Set<string> {
  const inCircles = new Set(told);
  const settled = new Set(told);
  for (const start of known.keys()) {
    const way: string[] = [];
    let key: string | undefined = start;
    while (key !== undefined && known.has(key) && !settled.has(key) && !way.includes(key)) {
      way.push(key);
      const to: string = known.get(key)?.to ?? '';
      key = to.startsWith('/') ? addressKey(to.replace(/[?#].*/s, '')) : undefined;
    }
    const circle = key !== undefined && way.includes(key) ? way.slice(way.indexOf(key)) : [];
    for (const step of circle) inCircles.add(step);
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
  return inCircles;
}
