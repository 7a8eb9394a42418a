import { createServer, type RequestListener, type Server } from 'node:http';
import { usageError } from '../usage-error.ts';

const usualPort = 4173;
const attempts = 20;

export type Listening = { port: number; close: () => void };

/** Listens on this machine only. Without a wish it takes the usual port (or `first`) or the next that is free. */
export async function listen(
  wish: number | undefined,
  handle: (port: number) => RequestListener,
  first = usualPort,
): Promise<Listening> {
  const ports = wish === undefined ? Array.from({ length: attempts }, (_, index) => first + index) : [wish];
  for (const port of ports) {
    const server = createServer();
    if (await tryListening(server, port)) return started(server, handle);
  }
  const taken = wish === undefined ? `Ports ${first} to ${first + attempts - 1} are` : `Port ${wish} is`;
  throw usageError(`${taken} in use or not allowed. Choose another port, for example --port 8080.`);
}

function tryListening(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    });
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
}

function started(server: Server, handle: (port: number) => RequestListener): Listening {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A server without a port');
  server.on('request', handle(address.port));
  const close = (): void => {
    server.close();
    // Browsers keep their connections open, event streams for ever.
    server.closeAllConnections();
  };
  return { port: address.port, close };
}
