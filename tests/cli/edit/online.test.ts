/** Whether the website has what was published: asked of a host on this machine. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { askWebsite } from '../../../cli/publish/ask-website.ts';
import { createCache, readSite } from '../../../renderer/site.ts';
import { committedSite, git } from '../commit-site.ts';
import { emptyFolder } from '../run-site.ts';
import { openEditorIn } from './editor-client.ts';

const version = 'a'.repeat(64);
let answer: RequestListener;
let asked: string[] = [];
let host: Server;
let address = '';
beforeEach(async () => {
  asked = [];
  host = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
afterEach(() => {
  host.closeAllConnections();
  host.close();
});

const say =
  (body: string, status = 200, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end(body);

describe('a website is asked for its version', () => {
  test('below its folder, past what a network keeps', async () => {
    answer = say(JSON.stringify({ version }));
    expect(await askWebsite(`${address}/branch`)).toEqual({ kind: 'version', version });
    expect(asked).toEqual([expect.stringMatching(/^\/branch\/version\.json\?asked=\d+$/)]);
  });

  test('with no cookie, and no name of the page that asks', async () => {
    answer = ({ headers }, response) => {
      expect(Object.keys(headers)).not.toContain('cookie');
      expect(Object.keys(headers)).not.toContain('referer');
      say(JSON.stringify({ version }))({} as never, response as never);
    };
    expect(await askWebsite(address)).toMatchObject({ kind: 'version' });
  });

  test.each([
    ['there is no such file', say('<h1>Not found</h1>', 404)],
    ['it is a page', say('<!doctype html>')],
    ['it is something else', say('{"version":"1.2.3"}')],
    ['it is a list', say('[]')],
    ['it has no end', say(JSON.stringify({ version, more: 'x'.repeat(70_000) }))],
    ['the host is out of order', say('', 503)],
    ['it leads to another host', say('', 302, { location: 'http://127.0.0.1:9/version.json' })],
    ['it leads to a file', say('', 301, { location: 'file:///etc/passwd' })],
    ['it leads nowhere', say('', 301, { location: 'http://' })],
    ['it leads round and round', say('', 302, { location: '/version.json' })],
  ])('no version is taken if %s', async (_, given) => {
    answer = given;
    expect(await askWebsite(address)).toEqual({ kind: 'no-version' });
    expect(asked.length).toBeLessThan(10);
  });

  test('a redirect on the same host is followed', async () => {
    answer = (request, response) =>
      request.url === '/new/version.json'
        ? say(JSON.stringify({ version }))(request, response)
        : say('', 301, { location: '/new/version.json' })(request, response);
    expect(await askWebsite(address)).toEqual({ kind: 'version', version });
  });

  test('no answer is waited for without end, nor is it asked where nobody is', async () => {
    answer = () => {};
    expect(await askWebsite(address, 50)).toEqual({ kind: 'unreachable' });
    expect(await askWebsite('http://127.0.0.1:9')).toEqual({ kind: 'unreachable' });
  });
});

const versionIn = async (root: string): Promise<string> => {
  const { version } = await readSite({ root, cache: createCache() });
  return version?.() ?? '';
};

test('the editor says whether the website has what is published, what it has, and why it can’t know', async () => {
  const site = await committedSite();
  const { root } = site;
  await site.edit('site.yaml', 'origin: https://www.example.com', `origin: ${address}`);
  git(root, 'commit', '--quiet', '--all', '--message=Where it is');
  const editor = await openEditorIn(root);
  const online = () => editor.post('/api/online', {});
  try {
    expect(await online()).toEqual({ kind: 'impossible', code: 'no-remote' });
    const remote = await emptyFolder();
    git(remote, 'init', '--quiet', '--bare', '--initial-branch=main');
    git(root, 'remote', 'add', 'origin', remote);
    expect(await online()).toEqual({ kind: 'unpublished' });
    git(root, 'push', '--quiet', '--set-upstream', 'origin', 'main');
    const first = await versionIn(root);
    answer = (request, response) => say(JSON.stringify({ version: first }))(request, response);
    expect(await online()).toEqual({ kind: 'online' });
    await site.edit('content/pages/home.yaml', 'For nurses from abroad', 'For all nurses');
    // What isn’t published yet makes no difference.
    expect(await online()).toEqual({ kind: 'online' });
    git(root, 'commit', '--quiet', '--all', '--message=For everyone');
    git(root, 'push', '--quiet');
    expect(await online()).toEqual({
      ...{ kind: 'earlier', sentence: 'Where it is' },
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    answer = say(JSON.stringify({ version }));
    expect(await online()).toEqual({ kind: 'other' });
    answer = say('', 404);
    expect(await online()).toEqual({ kind: 'no-version' });
    host.closeAllConnections();
    await new Promise((resolve) => host.close(resolve));
    expect(await online()).toEqual({ kind: 'unreachable' });
  } finally {
    await editor.started.interrupt();
  }
}, 120_000);
