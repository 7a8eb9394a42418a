import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { unknownHost } from '../../diagnostics/messages/command.ts';
import { contentType } from '../../schemas/content-types.ts';
import { allowSource } from './allow-source.ts';
import type { Headers, HttpAnswer } from './answer.ts';
import { answerRange } from './answer-range.ts';
import { createCompression } from './compress-answer.ts';
import type { EarlyPages } from './early-pages.ts';
import { findOutput } from './find-output.ts';
import { findRedirect } from './find-redirect.ts';
import { headersFor } from './header-rules.ts';
import { hostName } from './host-name.ts';
import { isOwnHost } from './is-own-host.ts';
import { isOwnOrigin } from './is-own-origin.ts';
import type { ServerNames } from './listen.ts';
import { type OutputFolder, openOutputFolder } from './output-folder.ts';
import { refusalText } from './refusal-text.ts';
import { parseRequestPath, type RequestPath } from './request-path.ts';

export type ServeSiteOptions = {
  /** Absolute: the folder of the finished site. */
  out: string;
  /** Answers an address of the tool itself; false for any other. */
  intercept?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Changes a page on its way out, as live reload does. */
  changePage?: (page: HttpAnswer) => Promise<HttpAnswer>;
  /** The bytes of a file that isn't in the output yet. */
  make?: (output: string) => Promise<Uint8Array | undefined>;
  /** The script to send in place of a file of the output, as `site watch` does. */
  instead?: (output: string) => Promise<string | undefined>;
  early?: EarlyPages;
  reportBug: (error: unknown) => void;
};

/** Serves a finished site as a static host would: clean addresses, its own 404 page, the headers of `_headers`. */
export function serveSite(options: ServeSiteOptions): (called: ServerNames) => RequestListener {
  const serving = { ...options, folder: openOutputFolder(options.out), compress: createCompression() };
  return (called) => (request, response) => {
    respond(request, response, { ...serving, called }).catch((error: unknown) => {
      serving.reportBug(error);
      if (response.headersSent) response.destroy();
      else send(request, response, plainAnswer(500, 'Something went wrong in site'));
    });
  };
}

type RespondOptions = AnswerOptions & { called: ServerNames; compress: ReturnType<typeof createCompression> };

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { called, compress, ...serving }: RespondOptions,
): Promise<void> {
  const { host, origin, 'accept-encoding': accepted = '' } = request.headers;
  if (!isOwnHost(host, called.others))
    return send(request, response, plainAnswer(403, refusalText(unknownHost(hostName(host)))));
  if (!isOwnOrigin(origin, host)) return send(request, response, plainAnswer(403, 'Unknown origin'));
  if (serving.intercept?.(request, response)) return;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return send(request, response, {
      ...plainAnswer(405, 'Only GET and HEAD'),
      headers: { allow: 'GET, HEAD' },
    });
  }
  const found = await compress(await answer(request.url ?? '/', serving), String(accepted));
  send(request, response, inRange(found, request));
}

type AnswerOptions = ServeSiteOptions & { folder: OutputFolder };

/** Without a validator of ours, "if-range" can only mean the whole file. */
function inRange(found: HttpAnswer, { method, headers }: IncomingMessage): HttpAnswer {
  return method === 'GET' && headers['if-range'] === undefined ? answerRange(found, headers.range) : found;
}

async function answer(address: string, serving: AnswerOptions): Promise<HttpAnswer> {
  const base = serving.folder.base();
  const request = parseRequestPath(address);
  if (!request) return missingAnswer(base, serving);
  const found = await foundAnswer(request, base, serving);
  if (found) return found;
  await serving.early?.awaited(request.path);
  return (await foundAnswer(request, base, serving)) ?? missingAnswer(base, serving);
}

async function foundAnswer(
  request: RequestPath,
  base: string,
  serving: AnswerOptions,
): Promise<HttpAnswer | undefined> {
  const { folder } = serving;
  const sentOn = findRedirect(folder.redirects(), request);
  if (sentOn) return { status: sentOn.status, headers: { location: sentOn.to }, body: '' };
  const found = findOutput({ out: folder.out, base, rule: folder.hostRule() }, request);
  if (found.kind === 'redirect') return { status: found.status, headers: { location: found.to }, body: '' };
  if (found.kind === 'file') return fileAnswer(200, found.output, request.path, serving);
  return madeAnswer(request.path, base, serving);
}

async function madeAnswer(
  address: string,
  base: string,
  serving: ServeSiteOptions,
): Promise<HttpAnswer | undefined> {
  const output = address.slice(base.length + 1);
  const body = serving.early?.drawing(output) ?? (await serving.make?.(output));
  if (body === undefined) return undefined;
  return { status: 200, headers: { 'content-type': contentType(output) }, body };
}

async function missingAnswer(base: string, serving: AnswerOptions): Promise<HttpAnswer> {
  const found = await fileAnswer(404, '404.html', `${base}/404.html`, serving).catch(ignoreMissing);
  return found ?? changed(plainAnswer(404, 'There is no such page.'), serving);
}

async function fileAnswer(
  status: number,
  output: string,
  address: string,
  serving: AnswerOptions,
): Promise<HttpAnswer> {
  const { folder, early, instead } = serving;
  const newer = early?.html(output) ?? (await instead?.(output));
  const body = newer ?? (await readFile(path.join(folder.out, output)));
  const own = { 'content-type': contentType(output), ...siteHeaders(folder, address) };
  const headers = newer === undefined ? own : allowStyles(newer, own);
  if (!output.endsWith('.html')) return { status, headers, body };
  early?.sent(output);
  return changed({ status, headers, body, isEarly: newer !== undefined }, serving);
}

/** The headers that the finished site requests from its host, so that what is seen here is what visitors will get. */
function siteHeaders(folder: OutputFolder, address: string): Headers {
  const headers = headersFor(address, folder.headerRules());
  return Object.fromEntries([...headers].map(([name, value]) => [name.toLowerCase(), value]));
}

async function changed(answered: HttpAnswer, { changePage }: ServeSiteOptions): Promise<HttpAnswer> {
  return changePage ? changePage(answered) : answered;
}

function plainAnswer(status: number, body: string): HttpAnswer {
  return {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' },
    body,
  };
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: HttpAnswer,
): void {
  const bytes = Buffer.from(body);
  response.writeHead(status, { 'cache-control': 'no-cache', ...headers, 'content-length': bytes.byteLength });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** The headers for a page that is newer than they are: they list styles by hash, and its own may differ. */
function allowStyles(html: string, headers: Headers): Headers {
  const policy = headers['content-security-policy'];
  if (policy === undefined) return headers;
  const hashes = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
    ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );
  const allowed = hashes.reduce((before, source) => allowSource(before, 'style-src', source), policy);
  return { ...headers, 'content-security-policy': allowed };
}
