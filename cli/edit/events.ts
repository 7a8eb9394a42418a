import type { ServerResponse } from 'node:http';
import { openStream } from './send.ts';

/** What the editor in the browser is told without asking. */
export type EditEvents = {
  open: (response: ServerResponse) => void;
  send: (event: 'hello' | 'built' | 'changed' | 'problems', data: unknown) => void;
  close: () => void;
};

/** More tabs than anybody has open. */
const most = 50;

export function createEditEvents(): EditEvents {
  const clients = new Set<ServerResponse>();
  return {
    open: (response) => {
      if (clients.size >= most) return void response.writeHead(503).end();
      openStream(response);
      response.write('event: hello\ndata: {}\n\n');
      clients.add(response);
      response.on('close', () => clients.delete(response));
    },
    send: (event, data) => {
      for (const client of clients)
        if (!client.writableEnded) client.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    close: () => {
      for (const client of clients) client.end();
    },
  };
}
