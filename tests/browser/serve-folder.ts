import { rm } from 'node:fs/promises';
import path from 'node:path';
import { listen } from '../../cli/serve/listen.ts';
import { serveSite } from '../../cli/serve/serve-site.ts';
import { buildFolder } from '../branches/build-folder.ts';
import type { ServedSite } from './serve-sites.ts';

type Served = ServedSite & { close: () => Promise<void> };

/** A site of this repository, built in place and served as a host would. */
export async function serveFolder(folder: string, day: string): Promise<Served> {
  const out = await buildFolder(folder, day);
  const server = await listen({ port: 0 }, serveSite({ out, reportBug }));
  const close = async (): Promise<void> => {
    server.close();
    await rm(path.dirname(out), { recursive: true });
  };
  return { origin: `http://localhost:${server.port}`, out, close };
}

function reportBug(error: unknown): never {
  throw error;
}
