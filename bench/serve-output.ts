import { listen } from '../cli/serve/listen.ts';
import { serveSite } from '../cli/serve/serve-site.ts';

/** Serves a finished site on a free port of this machine, compressed and with its headers. */
export async function serveOutput(out: string): Promise<{ origin: string; close: () => void }> {
  const reportBug = (error: unknown): void => console.error(error);
  const server = await listen({ port: 0 }, serveSite({ out, reportBug }));
  return { origin: `http://localhost:${server.port}`, close: server.close };
}
