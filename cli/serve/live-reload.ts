import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpAnswer } from './answer.ts';
import { stateOf } from './digest-page.ts';
import type { EarlyPages } from './early-pages.ts';
import { liveClient } from './live-client.ts';
import { digestAddress, livePage } from './live-page.ts';
import { openOutputFolder } from './output-folder.ts';
import { sourceClient } from './source-client.ts';

export type Problems = { title: string; text: string; close: string };

/** The pages that are drafts, by the paths in links to them; `mark` is added to these links, `text` to the pages. */
export type DraftPages = { addresses: readonly string[]; mark: string; text: string };

export type LiveReload = {
  intercept: (request: IncomingMessage, response: ServerResponse) => boolean;
  changePage: (page: HttpAnswer) => Promise<HttpAnswer>;
  /** Called after each build. `problems` keep the new version from being shown; the drafts then stay as before. */
  update: (problems: Problems | undefined, drafts?: DraftPages) => Promise<void>;
  /** Updates open pages that are previewed; not while there are problems, which cover them. */
  refresh: () => Promise<void>;
  /** The addresses of open pages, each once. */
  open: () => string[];
  close: () => void;
};

/** Every build notifies each open page: more than anybody has open, and few enough to be notified at once. */
const mostClients = 200;

/** An open page. `state` is the version that it shows: a hash of its markup and of its styles. */
type Client = { page: string; state: string; response: ServerResponse };

/**
 * Keeps open pages up to date. A page carries its state and sends it on connecting, so the order of page and change
 * never matters. `token`: carried by pages that send further requests; they reload if it has changed.
 */
export function createLiveReload(out: string, early?: EarlyPages, token = ''): LiveReload {
  const folder = openOutputFolder(out);
  const clients = new Set<Client>();
  let problems: Problems | undefined;
  let drafts: DraftPages | undefined;

  /** Sends an update if there is one: new styles, or the request to reload. */
  const refresh = (client: Client): void => {
    const page = digestAddress(folder, client.page, { early, token });
    const state = stateOf(page);
    if (state === client.state) return;
    const onlyStyles = client.state.startsWith(`${page.markup}.`);
    client.state = state;
    if (onlyStyles) sendEvent(client, 'styles', page.css);
    else sendEvent(client, 'reload', undefined);
  };

  const tell = (client: Client): void => {
    sendEvent(client, problems ? 'problems' : 'clear', problems);
    if (drafts) sendEvent(client, 'drafts', drafts);
    if (!problems) refresh(client);
  };

  const connect = (request: IncomingMessage, response: ServerResponse): void => {
    if (clients.size >= mostClients) return void response.writeHead(503).end();
    const client = openStream(request, response);
    clients.add(client);
    response.on('close', () => clients.delete(client));
    tell(client);
  };

  return {
    intercept: (request, response) => intercept(request, response, connect),
    changePage: async (page) => livePage(page, folder.out, token),
    update: async (next, shown = drafts) => {
      problems = next;
      drafts = shown;
      for (const client of clients) tell(client);
    },
    refresh: async () => {
      if (problems) return;
      for (const client of clients) refresh(client);
    },
    open: () => [...new Set([...clients].map(({ page }) => page))],
    close: () => {
      for (const { response } of clients) response.end();
    },
  };
}

/** Any other method is rejected as on every other address. */
function intercept(
  request: IncomingMessage,
  response: ServerResponse,
  connect: (request: IncomingMessage, response: ServerResponse) => void,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const address = request.url?.split('?')[0];
  if (address === '/__site/events' && request.method === 'HEAD') response.writeHead(200, streamHeaders).end();
  else if (address === '/__site/events') connect(request, response);
  else if (address === '/__site/live.js') sendClient(response);
  else return false;
  return true;
}

function sendClient(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' });
  response.end(`(${liveClient.toString()})();\n(${sourceClient.toString()})();\n`);
}

const streamHeaders = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };

/** On reconnecting, a browser sends the id of the last event, which is newer than the state in the address. */
function openStream(request: IncomingMessage, response: ServerResponse): Client {
  const query = new URLSearchParams(request.url?.split('?')[1]);
  const state = String(request.headers['last-event-id'] ?? query.get('state') ?? '');
  response.writeHead(200, streamHeaders);
  response.write('retry: 500\n\n');
  return { page: query.get('page') ?? '/', state, response };
}

/** Sends nothing once the stream has ended: otherwise a build in progress at Ctrl-C would crash the process. */
function sendEvent({ response, state }: Client, event: string, data: unknown): void {
  if (response.writableEnded) return;
  response.write(`event: ${event}\nid: ${state}\ndata: ${JSON.stringify(data ?? null)}\n\n`);
}
