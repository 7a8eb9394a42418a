import type { IncomingMessage } from 'node:http';
import { isOwnHost } from './is-own-host.ts';

/**
 * Whether somebody at this machine asks: nobody else may have a program started on it. A tunnel to the internet that
 * ends here asks from here as well, but by another name.
 */
export function isFromHere({ socket, headers }: IncomingMessage): boolean {
  return (
    ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '') && isOwnHost(headers.host)
  );
}
