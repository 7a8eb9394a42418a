import type { ServerResponse } from 'node:http';
import type { Headers } from '../serve/answer.ts';

/** For every answer of the editor: nothing else may show it, load it, keep it or take it for another type. */
const guarded: Headers = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};

const nothingRuns = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

export type SentAnswer = { status: number; type: string; body: string | Uint8Array; headers?: Headers };

export function send(response: ServerResponse, { status, type, body, headers }: SentAnswer): void {
  const bytes = Buffer.from(body);
  response.writeHead(status, {
    ...guarded,
    'content-security-policy': nothingRuns,
    'content-type': type,
    'content-length': bytes.byteLength,
    ...headers,
  });
  response.end(bytes);
}

export function sendJson(response: ServerResponse, status: number, value: unknown, headers?: Headers): void {
  const body = JSON.stringify(value);
  send(response, { status, type: 'application/json; charset=utf-8', body, ...(headers && { headers }) });
}

/** For an event stream, which goes on. */
export function openStream(response: ServerResponse): void {
  response.writeHead(200, {
    ...guarded,
    'content-security-policy': nothingRuns,
    'content-type': 'text/event-stream',
  });
}
