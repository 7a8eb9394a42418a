/** Sends the scripts of islands for `site watch`, and answers a page that says what has failed in them. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BrowserFailure, WatchedIslands } from '../../renderer/site.ts';
import { isSameToken } from './is-same-token.ts';
import type { Problems } from './live-reload.ts';

/** Where the scripts are; below `/__site/`, which no page has. */
export const scriptsAddress = '/__site/scripts/';

type Desk = {
  islands: WatchedIslands;
  /** Known only to those who can read a page of the site. */
  token: string;
  /** What to show for a problem. */
  show: (problem: NonNullable<Awaited<ReturnType<WatchedIslands['explain']>>>) => Problems;
  reportBug: (error: unknown) => void;
};

/** In bytes: a stack is shorter. */
const longest = 100_000;

/** False for every address but its own. */
export function createFailureDesk({ islands, token, show, reportBug }: Desk) {
  const sendScript = async (path: string, response: ServerResponse): Promise<void> => {
    const script = await islands.script(path);
    const type = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' };
    response.writeHead(script === undefined ? 404 : 200, type).end(script);
  };
  const explain = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const failure = toFailure(await readBody(request));
    const problem = failure && (await islands.explain(failure));
    const type = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
    response.writeHead(200, type).end(JSON.stringify(problem ? show(problem) : null));
  };
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const address = request.url?.split('?')[0] ?? '';
    const answer = () => {
      if (request.method === 'GET' && address.startsWith(scriptsAddress))
        return sendScript(address.slice(scriptsAddress.length), response);
      if (request.method !== 'POST' || address !== '/__site/failures') return undefined;
      if (isSameToken(request.headers['x-site-token'], token)) return explain(request, response);
      response.writeHead(403).end();
      return Promise.resolve();
    };
    const answered = answer();
    answered?.catch((error: unknown) => {
      reportBug(error);
      response.destroy();
    });
    return answered !== undefined;
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    length += bytes.byteLength;
    if (length > longest) return '';
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const kinds = ['error', 'mismatch', 'warning', 'policy'] as const;

/** Undefined if it isn't one. */
function toFailure(body: string): BrowserFailure | undefined {
  try {
    const { kind, message, stack } = Object(JSON.parse(body));
    const known = kinds.find((one) => one === kind);
    if (known === undefined || typeof message !== 'string' || typeof stack !== 'string') return undefined;
    return { kind: known, message, stack };
  } catch {
    return undefined;
  }
}
