import type { IncomingMessage } from 'node:http';
import { isOwnHost } from './is-own-host.ts';

/**
 * Whether a request comes from this machine: nobody else may start programs on it. A tunnel from the internet that ends
 * here also comes from this machine, but with a different host name.
 */
export function isFromHere({ socket, headers }: IncomingMessage): boolean {
  return (
    ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '') && isOwnHost(headers.host)
  );
}
