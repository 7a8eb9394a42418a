import type { EditDesk } from '../desk.ts';
import type { RouteAnswer } from '../routes.ts';

/** Whether a page has been built and can be shown. */
export async function answerThere({ pageOrigin }: EditDesk, address: string): Promise<RouteAnswer> {
  const origin = pageOrigin();
  if (!address.startsWith('/') || !URL.canParse(address, origin)) return { value: { isThere: false } };
  const page = new URL(address, origin);
  // `//example.com` is another’s.
  const isThere = page.origin === origin && (await fetch(page, { method: 'HEAD', redirect: 'manual' })).ok;
  return { value: { isThere } };
}
