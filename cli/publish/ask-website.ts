import { isFields } from '../../diagnostics/fields.ts';
import { parsedJson } from '../edit/parsed-json.ts';

/** `no-version`: something answers there, but names no version of the content. */
export type WebsiteAnswer =
  | { kind: 'version'; version: string }
  | { kind: 'no-version' }
  | { kind: 'unreachable' };

/** In milliseconds, for all redirects together. */
const longestWait = 10_000;
/** In bytes. */
const mostRead = 64_000;
const mostRedirects = 5;

/**
 * Asks a published website for the version that its build wrote. `address`: of the site’s home, absolute. Sends nothing
 * but the request, and follows redirects on the same host only.
 */
export async function askWebsite(address: string, wait = longestWait): Promise<WebsiteAnswer> {
  const start = new URL('version.json', address.endsWith('/') ? address : `${address}/`);
  // What a network keeps for a while, it keeps by the whole address.
  start.search = `?asked=${Date.now()}`;
  const signal = AbortSignal.timeout(wait);
  try {
    return await askAt(start, signal, mostRedirects);
  } catch {
    return { kind: 'unreachable' };
  }
}

async function askAt(address: URL, signal: AbortSignal, redirects: number): Promise<WebsiteAnswer> {
  const answer = await fetch(address, {
    ...{ signal, redirect: 'manual', credentials: 'omit', cache: 'no-store' },
    headers: { accept: 'application/json' },
  });
  const to = answer.headers.get('location');
  if (answer.ok) return versionIn(await readStart(answer));
  await answer.body?.cancel();
  if (to === null || answer.status < 300 || answer.status > 399 || redirects === 0)
    return { kind: 'no-version' };
  const next = URL.canParse(to, address) ? new URL(to, address) : undefined;
  return next && isSameHost(next, address) ? askAt(next, signal, redirects - 1) : { kind: 'no-version' };
}

/** It may become https on the way. */
function isSameHost(next: URL, { hostname, host, protocol }: URL): boolean {
  if (next.username !== '' || next.password !== '') return false;
  if (next.protocol === protocol) return next.host === host;
  return next.protocol === 'https:' && next.hostname === hostname;
}

/** Undefined if there is more than a version takes. */
async function readStart({ body }: Response): Promise<string | undefined> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body ?? []) {
    bytes += piece.length;
    if (bytes > mostRead) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}

function versionIn(text: string | undefined): WebsiteAnswer {
  const value = text === undefined ? undefined : parsedJson(text);
  const isVersion =
    isFields(value) && typeof value.version === 'string' && /^[0-9a-f]{64}$/.test(value.version);
  return isVersion ? { kind: 'version', version: String(value.version) } : { kind: 'no-version' };
}
