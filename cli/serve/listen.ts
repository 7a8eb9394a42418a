import { createServer, type RequestListener, type Server } from 'node:http';
import { hostname, type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { usageError } from '../usage-error.ts';
import { hostName } from './host-name.ts';

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
export type ServerNames = { port: number; names: readonly string[]; others: readonly string[] };
export type RunningServer = ServerNames & { close: () => void };

/** Without a requested port, takes the usual one (or `first`) or the next free one. */
export async function listen(
  { port: wish, host = '127.0.0.1', allowHost = [], first = usualPort }: ListenOptions,
  handle: (called: ServerNames) => RequestListener,
): Promise<RunningServer> {
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
  handle: (called: ServerNames) => RequestListener,
): RunningServer {
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

type Networks = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Addresses that nobody else can reach. */
const thisMachine = new Set(['localhost', '127.0.0.1', '::1']);

/** Addresses that mean all of a machine's. */
const everyAddress = new Set(['0.0.0.0', '::']);

/**
 * The names, as written in an address, of a server that listens at `host`: that address or name, or those in all
 * networks of the machine.
 */
export function networkNames(host: string, networks: Networks): string[] {
  if (thisMachine.has(host)) return ['localhost'];
  if (!everyAddress.has(host)) return [inAddress(host)];
  // Link-local IPv6 addresses can't be typed into a browser.
  const others = networkAddresses(networks).filter((address) => !address.startsWith('[fe80:'));
  return ['localhost', ...others];
}

/**
 * The names by which other machines may address a server that listens at `host`: once they can reach it at all, every
 * name and address of this machine, and `machine` (os.hostname()) also as on the local network
 * (https://www.rfc-editor.org/rfc/rfc6762).
 */
export function namesForOthers(host: string, networks: Networks, machine: string): string[] {
  if (thisMachine.has(host)) return [];
  const name = inAddress(machine);
  const [first = name] = name.split('.');
  return [inAddress(host), ...networkAddresses(networks), name, first, `${first}.local`];
}

function networkAddresses(networks: Networks): string[] {
  const all = Object.values(networks).flatMap((ones) => ones ?? []);
  return all.filter(({ internal }) => !internal).map(({ address }) => inAddress(address));
}

function inAddress(host: string): string {
  const written = host.includes(':') ? `[${host}]` : host;
  return hostName(written) ?? written.toLowerCase();
}
