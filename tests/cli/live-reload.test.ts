import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createLiveReload } from '../../cli/serve/live-reload.ts';

test('a build that ends after Ctrl-C tells nothing to pages whose streams have ended', async () => {
  const out = await mkdtemp(path.join(os.tmpdir(), 'site-live-'));
  const live = createLiveReload(out);
  const failures: Error[] = [];
  const server = createServer((request, response) => {
    response.on('error', (error) => failures.push(error));
    live.intercept(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const stream = await fetch(`http://127.0.0.1:${port}/__site/events?page=/`);
  live.close();
  await live.update(undefined);
  await stream.text();
  server.close();
  await rm(out, { recursive: true });
  expect(failures).toEqual([]);
});

test('a page that another process has served loads itself again, as it has the token of that one', async () => {
  const out = await mkdtemp(path.join(os.tmpdir(), 'site-live-'));
  const html = '<html><head></head><body>home</body></html>';
  await writeFile(path.join(out, 'index.html'), html);
  const live = createLiveReload(out, undefined, 'now');
  const server = createServer((request, response) => void live.intercept(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const told = async (token: string): Promise<boolean> => {
    const { body } = await createLiveReload(out, undefined, token).changePage({
      status: 200,
      headers: {},
      body: html,
    });
    const state = /data-state="(.*?)"/.exec(String(body))?.[1] ?? '';
    const stream = await fetch(`http://127.0.0.1:${port}/__site/events?page=/&state=${state}`);
    live.close();
    return (await stream.text()).includes('event: reload');
  };
  expect(await told('now')).toBe(false);
  expect(await told('before')).toBe(true);
  server.close();
  await rm(out, { recursive: true });
});
