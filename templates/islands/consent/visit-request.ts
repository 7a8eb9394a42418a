import type { ConsentIslandProps } from '../../../schemas/types.ts';

/** Addresses of this page and of the one that led here (empty if none did), as the browser has them. */
export type Visit = { address: string; referrer: string; title: string };

/** A request for the browser to send. `type` is the media type of `body`. */
export type VisitRequest = { address: string; body?: string; type?: string };

type Counter = Pick<ConsentIslandProps, 'counter' | 'address' | 'website'>;

/** Campaign parameters; anything else in a query may be somebody's own words. */
const campaign = ['ref', 'source', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'];

/**
 * A visit in the format of each counter, with nothing about the device: no screen size, no language. Sources: the
 * documentation of Plausible's events API, GoatCounter's /count, Umami's /api/send and Matomo's tracking API.
 */
export function visitRequest({ counter, address, website }: Counter, visit: Visit): VisitRequest {
  const { page, query } = pageOf(visit.address);
  const url = `${page.origin}${page.pathname}${query}`;
  const referrer = otherSite(visit.referrer, page);
  const { title } = visit;
  switch (counter) {
    case 'plausible':
      return { address, ...asJson({ name: 'pageview', url, domain: website, referrer }, 'text/plain') };
    case 'umami': {
      const payload = {
        website,
        hostname: page.hostname,
        url: `${page.pathname}${query}`,
        referrer,
        title,
      };
      return { address, ...asJson({ type: 'event', payload }, 'application/json') };
    }
    case 'goatcounter':
      return { address: withQuery(address, { p: page.pathname, r: referrer, t: title, q: query }) };
    case 'matomo': {
      const asked = { idsite: website, rec: '1', apiv: '1', send_image: '0' };
      return { address: withQuery(address, { ...asked, url, urlref: referrer, action_name: title }) };
    }
  }
}

function pageOf(address: string): { page: URL; query: string } {
  const page = new URL(address);
  const known = [...page.searchParams].filter(([name]) => campaign.includes(name));
  return { page, query: known.length > 0 ? `?${new URLSearchParams(known)}` : '' };
}

/** The address of another site without its path, which may say what somebody was looking for; nothing for this site. */
function otherSite(referrer: string, page: URL): string {
  if (!URL.canParse(referrer)) return '';
  const { origin } = new URL(referrer);
  return origin === page.origin || origin === 'null' ? '' : `${origin}/`;
}

function asJson(value: object, type: string): Pick<VisitRequest, 'body' | 'type'> {
  return { body: JSON.stringify(value), type };
}

function withQuery(address: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(values)) if (value !== '') url.searchParams.set(name, value);
  return url.href;
}
