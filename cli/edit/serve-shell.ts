import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { unknownHost } from '../../diagnostics/messages/command.ts';
import type { Headers } from '../serve/answer.ts';
import { hostName } from '../serve/host-name.ts';
import { isSameToken } from '../serve/is-same-token.ts';
import type { ServerNames } from '../serve/listen.ts';
import { refusalText } from '../serve/refusal-text.ts';
import type { Access } from './access.ts';
import { findRefusal, type RefusedRequest, type RequestPurpose } from './find-refusal.ts';
import { jsonIn, readBody } from './read-body.ts';
import { type EditRoute, findRoute } from './routes.ts';
import { send, sendJson } from './send.ts';
import { enteringPage, lockedPage, readShellFile, shellPage, shellPolicy } from './shell-files.ts';
import type { Quiet, Turns } from './turns.ts';

type ShellOptions = {
  access: Access;
  routes: readonly EditRoute[];
  /** The origin of the site’s pages, which are served apart. */
  pageOrigin: () => string;
  /** With which another `site edit` of the folder asks for a key. */
  secret: () => string | undefined;
  /** Whether one more change may be made now. */
  mayWrite: () => boolean;
  turns: Turns;
  quiet: Quiet;
  reportBug: (error: unknown) => void;
};

/** Serves the editor itself: its page, its files, and what they ask for. */
export function serveShell(options: ShellOptions): (called: ServerNames) => RequestListener {
  return ({ port }) =>
    (request, response) => {
      respond(request, response, { ...options, port }).catch((error: unknown) => {
        options.reportBug(error);
        if (response.headersSent) response.destroy();
        else sendJson(response, 500, { code: 'bug' });
      });
    };
}

type Responding = ShellOptions & { port: number };

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { port, ...options }: Responding,
): Promise<void> {
  const [address = '/', query = ''] = (request.url ?? '/').split('?');
  if (address === '/enter') return answerEnter(request, response, { ...options, port });
  const isApi = address.startsWith('/api/');
  const refusal = findRefusal(request, {
    origin: `http://127.0.0.1:${port}`,
    purpose: purposeOf(request, address),
  });
  if (refusal?.code === 'unknown-host' && !isApi)
    return sayPlainly(response, 403, refusalText(unknownHost(hostName(request.headers.host))));
  if (refusal) return refuse(response, refusal);
  if (isApi) return answerRoute(request, response, options, { address, query });
  if (request.method !== 'GET') return sendJson(response, 405, { code: 'wrong-method' }, { allow: 'GET' });
  if (address === '/') return sendPage(request, response, { ...options, port, query });
  const file = address === '/shell.html' ? undefined : readShellFile(address.slice(1));
  if (file) send(response, { status: 200, ...file });
  else refuse(response, { status: 404, code: 'no-such-address' });
}

/** For another `site edit` of the same folder, which has read the secret there; a browser always says who it is. */
function answerEnter(
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  { access, secret, port }: Responding,
): void {
  const isProgram =
    headers.host === `127.0.0.1:${port}` &&
    headers.origin === undefined &&
    headers['sec-fetch-site'] === undefined;
  const known = secret();
  const isAllowed =
    method === 'POST' && isProgram && known !== undefined && isSameToken(headers['x-site-secret'], known);
  sendJson(response, isAllowed ? 200 : 403, isAllowed ? { key: access.issueKey() } : { code: 'not-allowed' });
}

function purposeOf({ method }: IncomingMessage, address: string): RequestPurpose {
  if (method !== 'GET' && method !== 'HEAD') return 'change';
  if (address === '/') return 'document';
  return address.startsWith('/api/') ? 'asking' : 'file';
}

function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { access, pageOrigin, port, query }: Responding & { query: string },
): void {
  const type = 'text/html; charset=utf-8';
  const key = new URLSearchParams(query).get('key');
  const isRedeemed = key !== null && access.redeemKey(key);
  const isKnown = isRedeemed || access.hasCookie(request);
  if (key !== null && isKnown) {
    const headers: Headers = isRedeemed ? { 'set-cookie': access.cookie(port) } : {};
    return void send(response, { status: 200, type, body: enteringPage, headers });
  }
  if (!isKnown) return void send(response, { status: 403, type, body: lockedPage });
  const headers = { 'content-security-policy': shellPolicy(pageOrigin()) };
  send(response, { status: 200, type, body: shellPage(access.token), headers });
}

async function answerRoute(
  request: IncomingMessage,
  response: ServerResponse,
  options: ShellOptions,
  { address, query }: { address: string; query: string },
): Promise<void> {
  const { access, routes, mayWrite, turns, quiet } = options;
  if (!access.isAllowed(request)) return refuse(response, { status: 401, code: 'not-signed-in' });
  const found = findRoute(routes, request.method ?? '', address);
  if (!found) return refuse(response, { status: 404, code: 'no-such-address' });
  if ('others' in found) return sendJson(response, 405, { code: 'wrong-method' }, { allow: found.others });
  const { route, name } = found;
  const body = await bodyOf(request, route);
  if ('refusal' in body) return refuse(response, body.refusal);
  if (route.isWrite && !mayWrite())
    return sendJson(response, 429, { code: 'too-many' }, { 'retry-after': '1' });
  if (route.stream) return route.stream(response);
  const left = new AbortController();
  response.once('close', () => left.abort());
  const asked = { query: new URLSearchParams(query), name, ...body, signal: left.signal };
  try {
    const work = () => route.answer(asked);
    const { status = 200, value } = await (route.isApart
      ? work()
      : quiet.during(() => turns(work, route.turn)));
    sendJson(response, status, value);
  } catch (error) {
    if (error !== left.signal.reason) throw error;
  }
}

type GivenBody = { bytes: Buffer; json: unknown } | { refusal: RefusedRequest };

async function bodyOf(request: IncomingMessage, { method, longest }: EditRoute): Promise<GivenBody> {
  if (method === 'GET') return { bytes: Buffer.alloc(0), json: undefined };
  const read = await readBody(request, method === 'PUT' ? 'bytes' : 'json', longest);
  if (read.kind === 'refused') return read;
  if (method === 'PUT') return { bytes: read.bytes, json: undefined };
  const parsed = jsonIn(read.bytes);
  return parsed ? { bytes: read.bytes, json: parsed.value } : { refusal: { status: 400, code: 'not-json' } };
}

function refuse(response: ServerResponse, { status, code }: RefusedRequest): void {
  sendJson(response, status, { code });
}

function sayPlainly(response: ServerResponse, status: number, body: string): void {
  send(response, { status, type: 'text/plain; charset=utf-8', body });
}
