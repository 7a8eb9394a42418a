import type { IncomingMessage } from 'node:http';

/** Why a request to the editor is not answered: an HTTP status, and a code for the browser. */
export type RefusedRequest = { status: number; code: string };

/** What a request is for: a page that somebody opens, a file that a page needs, or something of the editor’s own. */
export type RequestPurpose = 'document' | 'file' | 'asking' | 'change';

/**
 * Whether a request comes from the editor’s own page, in a browser on this machine: other pages open in it may send
 * requests too, under names of their own (https://www.w3.org/TR/fetch-metadata/). `origin`: the editor’s own.
 */
export function findRefusal(
  { headers, socket }: IncomingMessage,
  { origin, purpose }: { origin: string; purpose: RequestPurpose },
): RefusedRequest | undefined {
  if (!loopback.has(socket.remoteAddress ?? '')) return { status: 403, code: 'not-from-here' };
  if (`http://${headers.host}` !== origin) return { status: 403, code: 'unknown-host' };
  const { origin: from } = headers;
  if (purpose === 'change' ? from !== origin : from !== undefined && from !== origin)
    return { status: 403, code: 'unknown-origin' };
  const [site, dest] = [headers['sec-fetch-site'], headers['sec-fetch-dest']];
  if (purpose === 'document') {
    // Somebody may come from any page, but no page may show the editor within itself.
    return dest === undefined || dest === 'document' ? undefined : { status: 403, code: 'not-a-document' };
  }
  const isOwn = site === 'same-origin' || (site === undefined && purpose !== 'change');
  return isOwn ? undefined : { status: 403, code: 'unknown-origin' };
}

const loopback = new Set(['127.0.0.1', '::ffff:127.0.0.1']);
