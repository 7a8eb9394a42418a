import type { IncomingMessage } from 'node:http';

/** Whether somebody at this machine asks: nobody else may have a program started on it. */
export function isFromHere({ socket }: IncomingMessage): boolean {
  return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '');
}
