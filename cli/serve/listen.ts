import { createServer, type RequestListener, type Server } from 'node:http';
import { hostname, networkInterfaces } from 'node:os';
import { usageError } from '../usage-error.ts';
import { namesForOthers, networkNames } from './network-names.ts';

const usualPort = 4173;
const attempts = 20;

/** Milliseconds within which a request has to be complete, so that half of one occupies nothing for long. */
const limits = { headersTimeout: 5000, requestTimeout: 10_000, connectionsCheckingInterval: 1000 };

/**
 * How many connections may wait while the program is busy. Node’s 511 are fewer than some tools open at once, and a
 * connection that finds no room may be reset.
 */
const backlog = 4096;

/** The options of the command line: without them, only this machine can reach the server, at the usual port. */
export type ListenOptions = {
  port?: number;
  host?: string;
  /** Further host names to accept. */
  allowHost?: readonly string[];
  /** The first port to try if none was given. */
  first?: number;
};

/**
 * The addresses of a server: `names`, best first, precede the port. `others`: host names for requests from other
 * machines.
 */
export type Called = { port: number; names: readonly string[]; others: readonly string[] };
export type Listening = Called & { close: () => void };

/** Without a requested port, takes the usual one (or `first`) or the next free one. */
export async function listen(
  { port: wish, host = '127.0.0.1', allowHost = [], first = usualPort }: ListenOptions,
  handle: (called: Called) => RequestListener,
): Promise<Listening> {
  const ports = wish === undefined ? Array.from({ length: attempts }, (_, index) => first + index) : [wish];
  for (const port of ports) {
    const server = createServer(limits);
    if (await tryListening(server, port, host)) return started(server, { host, allowHost }, handle);
  }
  const taken = wish === undefined ? `Ports ${first} to ${first + attempts - 1} are` : `Port ${wish} is`;
  throw usageError(`${taken} in use or not allowed. Choose another port, for example --port 8080.`);
}

function tryListening(server: Server, port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
        reject(
          usageError(`This machine has no address “${host}”. For all that it has, write --host 0.0.0.0.`),
        );
      else reject(error);
    });
    server.listen({ port, host, backlog }, () => resolve(true));
  });
}

function started(
  server: Server,
  { host, allowHost }: { host: string; allowHost: readonly string[] },
  handle: (called: Called) => RequestListener,
): Listening {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A server without a port');
  const { port } = address;
  const networks = networkInterfaces();
  const called = {
    port,
    names: networkNames(host, networks),
    others: [...namesForOthers(host, networks, hostname()), ...allowHost],
  };
  server.on('request', handle(called));
  const close = (): void => {
    server.close();
    // Browsers keep their connections open, event streams for ever.
    server.closeAllConnections();
  };
  return { ...called, close };
}
