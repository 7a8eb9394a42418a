import { createServer } from 'node:http';
import { extname } from 'node:path';
import { pageFile } from '../../bench/page-file.ts';
import { headersFor, parseHeaderRules } from '../../cli/serve/header-rules.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Serves rendered files from memory as a static host would, `_headers` included, on a free port of this machine. */
export async function serveFiles(
  files: ReadonlyMap<string, string>,
): Promise<{ origin: string; close: () => void }> {
  const rules = parseHeaderRules(files.get('_headers') ?? '');
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const name = [pathname.slice(1), pageFile(pathname)].find((one) => files.has(one));
    response.statusCode = name ? 200 : 404;
    for (const [header, value] of headersFor(pathname, rules)) response.setHeader(header, value);
    response.setHeader('Content-Type', types[extname(name ?? '')] ?? 'text/plain');
    response.end(name ? files.get(name) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
