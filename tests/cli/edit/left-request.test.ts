import { type ClientRequest, request } from 'node:http';
import { expect, test } from 'vitest';
import { createAccess } from '../../../cli/edit/access.ts';
import type { EditRoute } from '../../../cli/edit/routes.ts';
import { serveShell } from '../../../cli/edit/serve-shell.ts';
import { createQuiet, createTurns } from '../../../cli/edit/turns.ts';
import { listen } from '../../../cli/serve/listen.ts';

const broken = new Error('broken');

test.each([
  ['as it is told to', (signal: AbortSignal) => signal.reason, []],
  ['with a fault, which is reported', () => broken, [broken]],
])(
  'work for an answer ends %s once nobody waits for it, and the next one begins',
  async (_, end, reported) => {
    const faults: unknown[] = [];
    const routes: EditRoute[] = [
      {
        method: 'GET',
        address: '/api/long',
        answer: async ({ signal }) => {
          left.destroy();
          await new Promise((resolve) => signal.addEventListener('abort', resolve));
          throw end(signal);
        },
      },
      { method: 'GET', address: '/api/next', answer: async () => ({ value: {} }) },
    ];
    const server = await listen(
      { port: 0 },
      serveShell({
        ...{ access: { ...createAccess(() => 0), isAllowed: () => true }, routes },
        ...{ turns: createTurns(), quiet: createQuiet(0) },
        ...{ pageOrigin: () => '', secret: () => undefined, mayWrite: () => true },
        reportBug: (error) => faults.push(error),
      }),
    );
    const ask = (path: string): ClientRequest =>
      request({ host: '127.0.0.1', port: server.port, path, headers: { 'sec-fetch-site': 'same-origin' } });
    const left = ask('/api/long');
    left.on('error', () => {}).end();
    await new Promise((resolve) => left.once('close', resolve));
    const next = ask('/api/next').end();
    const status = await new Promise((resolve) =>
      next.once('response', (response) => resolve(response.statusCode)),
    );
    server.close();
    expect([status, faults]).toEqual([200, reported]);
  },
);
