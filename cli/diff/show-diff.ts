import { mkdtemp, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { unknownHost } from '../../diagnostics/messages/command.ts';
import { buildSite } from '../../renderer/features/build-site.ts';
import { createCache, type SiteDiff } from '../../renderer/site.ts';
import type { CliOptions } from '../options.ts';
import { isOwnHost } from '../serve/is-own-host.ts';
import { isOwnOrigin } from '../serve/is-own-origin.ts';
import { listen, type RunningServer } from '../serve/listen.ts';
import { openOutputFolder } from '../serve/output-folder.ts';
import { createPendingPictures } from '../serve/pending-pictures.ts';
import { refusalText } from '../serve/refusal-text.ts';
import { serveSite } from '../serve/serve-site.ts';
import type { Terminal } from '../terminal.ts';
import { type ComparedPage, comparedPages } from './compared-pages.ts';
import { comparisonClient } from './comparison-client.ts';
import { comparisonPage, comparisonStyles, type Sides } from './comparison-page.ts';
import { markedSite } from './marked-site.ts';

type ShownDiff = { address: string; close: () => Promise<void> };

type Roots = { before: string; after: string };

/**
 * Builds both states into folders of their own and serves them next to each other on this machine; undefined if one
 * can’t be built.
 */
export async function showDiff(
  diff: SiteDiff,
  roots: Roots,
  { options, port, terminal }: { options: CliOptions; port: number | undefined; terminal: Terminal },
): Promise<ShownDiff | undefined> {
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'site-diff-out-'));
  const ending = new AbortController();
  const servers: RunningServer[] = [];
  const close = async () => {
    ending.abort();
    for (const server of servers) server.close();
    await rm(scratch, { recursive: true, force: true });
  };
  const pages = comparedPages(diff);
  let frame = '';
  const serve = async (state: 'before' | 'after'): Promise<string | undefined> => {
    const out = path.join(scratch, state);
    const built = await buildSite({
      root: roots[state],
      out,
      today: options.today,
      pictures: 'later',
      search: 'later',
      signal: ending.signal,
      // Leaves the caches of other builds alone.
      cache: createCache(),
      ...(options.base !== undefined && { base: options.base }),
    });
    if (!built.ok) return undefined;
    const pictures = createPendingPictures({ finished: () => {}, signal: ending.signal });
    pictures.replace(built.pending);
    const handle = serveSite({
      out,
      make: pictures.make,
      ...markedSite({ out, state, pages, frame: () => frame }),
      reportBug: (error) => terminal.note(String(error)),
    });
    const server = await listen({ ...(port === 0 && { port }), first: after(servers, port) }, handle);
    servers.push(server);
    return `http://localhost:${server.port}${openOutputFolder(out).base()}`;
  };
  try {
    const before = await serve('before');
    const now = before === undefined ? undefined : await serve('after');
    if (before === undefined || now === undefined) {
      await close();
      return undefined;
    }
    const sides = { before, after: now };
    const server = await listen({ port, first: after(servers, port) }, () => serveComparison(pages, sides));
    servers.push(server);
    frame = `http://localhost:${server.port}`;
    return { address: `${frame}/`, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The port to try first: the requested one is reserved for the comparison itself. */
function after(servers: readonly RunningServer[], port: number | undefined): number | undefined {
  const last = servers.at(-1)?.port ?? port;
  return last === undefined || last === 0 ? undefined : last + 1;
}

function serveComparison(pages: readonly ComparedPage[], sides: Sides): RequestListener {
  const frames = [sides.before, sides.after].map((side) => new URL(side).origin).join(' ');
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; frame-src ${frames}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return (request, response) => {
    const say = (status: number, type: string, body: string) => {
      response.writeHead(status, {
        'content-type': `${type}; charset=utf-8`,
        'content-security-policy': policy,
        'cache-control': 'no-store',
      });
      response.end(body);
    };
    const { host, origin } = request.headers;
    if (!isOwnHost(host)) return say(403, 'text/plain', refusalText(unknownHost()));
    if (!isOwnOrigin(origin, host)) return say(403, 'text/plain', 'Unknown origin');
    const [address, query] = (request.url ?? '/').split('?');
    if (address === '/comparison.css') return say(200, 'text/css', comparisonStyles);
    if (address === '/comparison.js')
      return say(200, 'text/javascript', `(${comparisonClient.toString()})();\n`);
    if (address !== '/') return say(404, 'text/plain', 'There is no such page.');
    const index = Math.trunc(Number(new URLSearchParams(query).get('page'))) || 0;
    say(
      200,
      'text/html',
      comparisonPage(pages, Math.min(Math.max(index, 0), Math.max(0, pages.length - 1)), sides),
    );
  };
}
