/** How a server on this machine responds to attackers: a page elsewhere, another program, a broken connection. */
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyFolder, runSite, type Started, smallSiteFolder, startSite } from './run-site.ts';

const minute = 60_000;
const secret = 'nobody may read this';

let root: string;
let preview: Started;
let watch: Started;
const ports = { preview: 0, watch: 0 };

beforeAll(async () => {
  root = await smallSiteFolder();
  const outside = await emptyFolder();
  await writeFile(path.join(outside, 'secret.txt'), secret);
  expect((await runSite(['build'], root)).code).toBe(0);
  await symlink(outside, path.join(root, 'dist/folder'));
  await symlink(path.join(outside, 'secret.txt'), path.join(root, 'dist/secret.txt'));
  await mkdir(path.join(root, 'dist/a-folder.html'));
  preview = startSite(['preview', '--port', '0'], root);
  ports.preview = await portOf(preview);
  watch = startSite(['watch', '--port', '0'], await smallSiteFolder());
  ports.watch = await portOf(watch);
}, 2 * minute);

afterAll(async () => {
  for (const server of [preview, watch]) {
    expect(await server.interrupt()).toBe(130);
    const { out, note } = await server.ended;
    // An unforeseen request would be reported as a bug in the program.
    expect(`${out}${note}`).not.toMatch(/bug|\n +at /i);
  }
}, minute);

async function portOf(server: Started): Promise<number> {
  const address = await server.printed(/http:\/\/localhost:\d+\//);
  return Number(new URL(address).port);
}

type Server = keyof typeof ports;

/** Everything received until the connection ends, or until `enough` matches; then the error that ended it, if any. */
function say(server: Server, raw: string, enough = /$^/): Promise<string> {
  return new Promise((resolve) => {
    const socket = net.connect(ports[server], '127.0.0.1');
    let text = '';
    socket.setEncoding('latin1').on('data', (chunk) => {
      text += chunk;
      if (enough.test(text)) socket.destroy();
    });
    socket.on('error', (error) => {
      text += error;
    });
    socket.on('close', () => resolve(text));
    socket.write(raw.replaceAll('HOST', `localhost:${ports[server]}`));
  });
}

function get(server: Server, address: string, headers: readonly string[] = ['Host: HOST']): Promise<string> {
  return say(server, [`GET ${address} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

/** The site, the live channel, its script, and the endpoints that open files. */
const paths = [
  '/',
  '/robots.txt',
  '/no-such-page',
  '/__site/events?page=/&state=x',
  '/__site/live.js',
  '/__site/where',
  '/__site/open',
];

describe.each(['preview', 'watch'] as const)('%s', (server) => {
  test.each(paths)('answers nobody who calls it by another name: %s', async (address) => {
    const port = ports[server];
    for (const host of [
      'evil.example',
      `evil.example:${port}`,
      `localhost.evil.example:${port}`,
      `192.168.0.7:${port}`,
      '',
    ])
      expect([host, statusOf(await get(server, address, [`Host: ${host}`]))]).toEqual([host, 403]);
  });

  test.each(paths)('answers no page of another website: %s', async (address) => {
    for (const origin of ['https://evil.example', 'http://localhost:1', 'null', 'http://evil.example:80'])
      expect([origin, statusOf(await get(server, address, ['Host: HOST', `Origin: ${origin}`]))]).toEqual([
        origin,
        403,
      ]);
  });

  test('answers its own pages, which browsers name as well', async () => {
    expect(statusOf(await get(server, '/', ['Host: HOST', 'Origin: http://HOST']))).toBe(200);
  });

  test.each([
    '/../site.yaml',
    '/..%2fsite.yaml',
    '/%2e%2e/site.yaml',
    '/..%5csite.yaml',
    '/..\\site.yaml',
    '/%c0%ae%c0%ae/site.yaml',
    '/%252e%252e/site.yaml',
    '/a%00.html',
    '/%',
    '/%zz',
    '/%ed%a0%80',
    '//etc/passwd',
    '/.site/lock',
    'http://evil.example/',
    '/folder/secret.txt',
    '/secret.txt',
    '/a-folder',
    '/a-folder.html',
    '/index.html/x',
    `/${'a'.repeat(300)}`,
    `/${'a/'.repeat(4000)}`,
    '/x%0d%0aX-Evil:%201',
    '/assets%0d%0aSet-Cookie:%20a=b',
  ])('has nothing at %s', async (address) => {
    const answer = await get(server, address);
    expect(statusOf(answer)).toBe(404);
    expect(answer).not.toContain(secret);
    expect(answer).not.toMatch(/^(?:x-evil|set-cookie|location):/im);
  });

  test.each([
    ['another method', 'DELETE / HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n', 405],
    ['a body', 'POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 4\r\nConnection: close\r\n\r\nbody', 405],
    [
      'less of a body than it says',
      'POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 9999\r\nConnection: close\r\n\r\nbody',
      405,
    ],
    ['a length that is none', 'GET / HTTP/1.1\r\nHost: HOST\r\nContent-Length: -4\r\n\r\n', 400],
    [
      'two lengths',
      'GET / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
    ['no host', 'GET / HTTP/1.0\r\n\r\n', 403],
    ['no HTTP', 'what is this\r\n\r\n', 400],
    ['a header without end', `GET / HTTP/1.1\r\nHost: HOST\r\nX-Long: ${'a'.repeat(70_000)}\r\n\r\n`, 431],
    ['an address without end', `GET /${'a'.repeat(70_000)} HTTP/1.1\r\nHost: HOST\r\n\r\n`, 431],
  ])('refuses %s', async (_, raw, status) => {
    expect(statusOf(await say(server, raw, /\r\n\r\n/))).toBe(status);
  });

  test('answers a thousand at once', async () => {
    const answers = await Promise.all(Array.from({ length: 1000 }, () => get(server, '/robots.txt')));
    expect(answers.filter((answer) => statusOf(answer) !== 200)).toEqual([]);
  });

  test(
    'is kept from nothing by those that never end their request',
    async () => {
      const half = Array.from({ length: 100 }, (_, index) =>
        say(
          server,
          index % 2 === 0
            ? 'GET / HTTP/1.1\r\nHost: HO'
            : 'POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 10\r\n\r\n12',
        ),
      );
      expect(statusOf(await get(server, '/'))).toBe(200);
      const ended = await Promise.all(half);
      expect(new Set(ended.map(statusOf))).toEqual(new Set([408, 405]));
    },
    minute,
  );
});

test('no more pages are kept up to date at once than anybody has open', async () => {
  const open = Array.from({ length: 260 }, () => {
    const socket = net.connect(ports.watch, '127.0.0.1');
    socket.on('error', () => {});
    const status = new Promise<number>((resolve) => {
      socket.setEncoding('latin1').once('data', (text) => resolve(statusOf(String(text))));
    });
    socket.write(`GET /__site/events?page=/&state=x HTTP/1.1\r\nHost: localhost:${ports.watch}\r\n\r\n`);
    return { socket, status };
  });
  const statuses = await Promise.all(open.map(({ status }) => status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(200);
  expect(statuses.filter((status) => status === 503)).toHaveLength(60);
  for (const { socket } of open) socket.destroy();
  const again = () =>
    say('watch', 'GET /__site/events?page=/&state=x HTTP/1.1\r\nHost: HOST\r\n\r\n', /\n\n/);
  await expect.poll(async () => statusOf(await again()), { timeout: minute }).toBe(200);
});
