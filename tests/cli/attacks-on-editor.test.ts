/** How `site edit` responds to attackers: a page elsewhere, one of the site’s own, another program, an old address. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editRoutes } from '../../cli/edit/edit-routes.ts';
import {
  type EditorClient,
  exchange,
  findId,
  openEditorIn,
  patiently,
  readSiteTexts,
} from './edit/editor-client.ts';
import { openDesk } from './edit/open-desk.ts';
import { emptyFolder, runSite, smallSiteFolder } from './run-site.ts';

let root: string;
let editor: EditorClient;
let before: string;
/** A save that would work. */
let save: string;

beforeAll(async () => {
  root = await smallSiteFolder();
  editor = await openEditorIn(root);
  before = await readSiteTexts(root);
  save = JSON.stringify({
    edits: [{ id: await findId(editor, 'For nurses from abroad'), value: 'Taken over' }],
  });
}, 120_000);

afterAll(async () => {
  expect(await readSiteTexts(root)).toBe(before);
  expect(await editor.started.interrupt()).toBe(130);
  const { out, note } = await editor.started.ended;
  expect(`${out}${note}`.replaceAll(/key=\S+/g, '')).not.toMatch(/bug|\n +at /i);
});

const post = (
  headers: Record<string, string | undefined>,
  address = '/api/save',
  body: string | Buffer = save,
) => patiently(() => editor.send(address, { method: 'POST', headers, body }));

/** All that may be asked and told. */
const routes = editRoutes(openDesk(await emptyFolder(), new Date()));
const questions = routes.flatMap(({ method, address }) => (method === 'GET' ? [address] : []));
const changes = routes.flatMap(({ method, address }) => (method === 'POST' ? [address] : []));

describe('a page elsewhere', () => {
  const others = [
    'https://evil.example',
    'http://localhost:1',
    'null',
    'http://evil.example:80',
    'http://127.0.0.1',
  ];

  test.each(others)('saves nothing from %s', async (origin) => {
    expect((await post({ origin })).status).toBe(403);
    expect((await post({ origin, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  test('saves nothing without saying where it comes from', async () => {
    expect((await post({ origin: undefined })).status).toBe(403);
    expect((await post({ 'sec-fetch-site': undefined })).status).toBe(403);
    for (const site of ['cross-site', 'same-site', 'none'])
      expect((await post({ 'sec-fetch-site': site })).status).toBe(403);
  });

  test.each(questions)('is told nothing: %s', async (address) => {
    for (const origin of others)
      expect((await editor.send(address, { headers: { origin } })).status).toBe(403);
    for (const site of ['cross-site', 'same-site', 'none'])
      expect((await editor.send(address, { headers: { 'sec-fetch-site': site } })).status).toBe(403);
  });

  test('reaches nothing under a name of its own', async () => {
    const { port } = new URL(editor.origin);
    for (const host of [
      'evil.example',
      `evil.example:${port}`,
      `localhost:${port}`,
      '127.0.0.1',
      `127.0.0.2:${port}`,
    ])
      for (const address of ['/', '/shell.js', '/enter', ...questions])
        expect([host, address, (await editor.send(address, { headers: { host } })).status]).toEqual([
          host,
          address,
          403,
        ]);
  });

  test('sends no form, and nothing else that browsers send without asking', async () => {
    const types = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain; a=application/json',
      undefined,
    ];
    for (const type of types)
      expect([type, (await post({ 'content-type': type })).status]).toEqual([type, 415]);
    expect((await post({ 'content-encoding': 'gzip' })).status).toBe(415);
  });

  test('has nothing taken from it at any address', async () => {
    for (const address of changes) {
      const other = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      expect([address, (await post(other, address)).status]).toEqual([address, 403]);
      expect([address, (await post({ 'x-site-token': undefined }, address)).status]).toEqual([address, 401]);
      expect([address, (await post({ 'content-type': 'text/plain' }, address)).status]).toEqual([
        address,
        415,
      ]);
    }
    const headers = { 'content-type': 'application/octet-stream', origin: 'https://evil.example' };
    expect((await editor.send('/api/media/a.svg', { method: 'PUT', headers, body: '<svg/>' })).status).toBe(
      403,
    );
  });

  test('reaches nothing by an address of another form, or by asking for another protocol', async () => {
    const { port } = new URL(editor.origin);
    for (const start of [
      `GET http://evil.example/api/session HTTP/1.1`,
      `GET http://127.0.0.1:${port}/api/session HTTP/1.1`,
      `CONNECT 127.0.0.1:${port} HTTP/1.1`,
      `GET /api/events HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade`,
      `GET /api/session HTTP/1.1\r\nHost: evil.example`,
      `POST /api/save HTTP/1.1\r\nX-HTTP-Method-Override: GET`,
    ])
      expect([start, await firstLine(`${start}\r\nHost: 127.0.0.1:${port}\r\n\r\n`)]).toEqual([
        start,
        expect.stringMatching(/^(?:HTTP\/1\.1 4\d\d .*)?$/),
      ]);
  });

  /** Of the answer to exactly these bytes; empty if the connection is closed. */
  function firstLine(bytes: string): Promise<string> {
    return new Promise((resolve, reject) => {
      let text = '';
      const socket = connect(Number(new URL(editor.origin).port), '127.0.0.1', () => socket.write(bytes));
      socket.on('data', (chunk) => {
        text += chunk;
        socket.destroy();
      });
      socket.on('close', () => resolve(text.split('\r\n')[0] ?? ''));
      socket.on('error', reject);
    });
  }

  test('is not asked before it sends more', async () => {
    const answer = await editor.send('/api/save', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(answer.status).toBe(403);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('shows the editor in no frame, and as nothing else', async () => {
    for (const dest of ['iframe', 'frame', 'object', 'embed', 'script', 'image', 'empty'])
      expect((await editor.send('/', { headers: { 'sec-fetch-dest': dest } })).status).toBe(403);
    const { headers } = await editor.send('/', { headers: { 'sec-fetch-dest': 'document' } });
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});

describe('a page of the site itself', () => {
  test('uses nothing of the editor, although the browser sends the cookie along', async () => {
    const own = { origin: editor.pages, 'sec-fetch-site': 'same-site' };
    for (const address of questions) expect((await editor.send(address, { headers: own })).status).toBe(403);
    expect((await post(own)).status).toBe(403);
  });

  test('has no address of the editor on its own server', async () => {
    for (const address of ['/api/session', '/api/save', '/shell.html', '/shell.js'])
      expect((await exchange(editor.pages + address, { headers: { cookie: editor.cookie } })).status).toBe(
        404,
      );
  });

  test('may be framed by the editor alone', async () => {
    const { headers } = await exchange(`${editor.pages}/`);
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['content-security-policy']).toMatch(new RegExp(`frame-ancestors ${editor.origin}$`));
  });

  test('is not read by pages elsewhere, nor is what is only typed', async () => {
    for (const address of ['/', '/__edit/page.js', '/__edit/preview?n=1']) {
      const other = { origin: 'https://evil.example' };
      expect((await exchange(editor.pages + address, { headers: other })).status).toBe(403);
      expect((await exchange(editor.pages + address, { headers: { host: 'evil.example' } })).status).toBe(
        403,
      );
    }
    const cross = { 'sec-fetch-site': 'cross-site' };
    expect((await exchange(`${editor.pages}/__edit/preview?n=1`, { headers: cross })).status).toBe(403);
  });
});

describe('who has no key', () => {
  test.each(questions)('gets no answer without both the cookie and the token: %s', async (address) => {
    const wrong = 'a'.repeat(editor.token.length);
    for (const headers of [
      { cookie: undefined },
      { 'x-site-token': undefined },
      { 'x-site-token': wrong },
      { 'x-site-token': '' },
      { cookie: editor.cookie.slice(0, -1) },
      { cookie: `${editor.cookie.split('=')[0]}=` },
    ])
      expect((await editor.send(address, { headers })).status).toBe(401);
  });

  test('saves nothing', async () => {
    expect((await post({ 'x-site-token': undefined })).status).toBe(401);
    expect((await post({ cookie: undefined })).status).toBe(401);
  });

  test('is not let in by a key a second time, or by none', async () => {
    for (const key of ['', 'a', 'a'.repeat(32), '__proto__'])
      expect((await exchange(`${editor.origin}/?key=${key}`)).status).toBe(403);
    const printed = await editor.started.printed(/http:\/\/127\.0\.0\.1:\d+\/\?key=\S+/);
    const again = await exchange(printed);
    expect(again.status).toBe(403);
    expect(again.headers['set-cookie']).toBeUndefined();
    expect(again.text).not.toContain(editor.token);
  });

  test('is not handed one by the address for another terminal', async () => {
    const { secret } = JSON.parse(await readFile(path.join(root, '.site/edit/running.json'), 'utf8'));
    const enter = (headers: Record<string, string>, method = 'POST') =>
      exchange(`${editor.origin}/enter`, { method, headers });
    expect((await enter({})).status).toBe(403);
    expect((await enter({ 'x-site-secret': 'a'.repeat(secret.length) })).status).toBe(403);
    expect((await enter({ 'x-site-secret': secret }, 'GET')).status).toBe(403);
    // A browser always says more.
    expect((await enter({ 'x-site-secret': secret, origin: editor.origin })).status).toBe(403);
    expect((await enter({ 'x-site-secret': secret, 'sec-fetch-site': 'none' })).status).toBe(403);
    expect((await enter({ 'x-site-secret': secret })).status).toBe(200);
  });

  test('finds the cookie closed to scripts and to other websites', async () => {
    const { secret } = JSON.parse(await readFile(path.join(root, '.site/edit/running.json'), 'utf8'));
    const headers = { 'x-site-secret': secret };
    const { text } = await exchange(`${editor.origin}/enter`, { method: 'POST', headers });
    const entered = await exchange(`${editor.origin}/?key=${JSON.parse(text).key}`);
    expect(String(entered.headers['set-cookie'])).toMatch(/; HttpOnly; SameSite=Strict$/);
  });

  test('reaches it from no other machine', async () => {
    const { port } = new URL(editor.origin);
    const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
    for (const { address, family, internal } of addresses)
      if (!internal && family === 'IPv4')
        await expect(exchange(`http://${address}:${port}/`)).rejects.toThrow(/ECONNREFUSED/);
  });
});

describe('who has a key', () => {
  test('names values only by what was given out', async () => {
    for (const id of [
      '',
      'site.yaml',
      '../site.yaml',
      '__proto__',
      'constructor',
      0,
      null,
      {},
      ['a'],
      'a'.repeat(43),
    ]) {
      expect((await post({}, '/api/save', JSON.stringify({ edits: [{ id, value: 'x' }] }))).status).toBe(400);
      expect((await post({}, '/api/pending', JSON.stringify({ id, text: 'x' }))).status).toBe(400);
    }
    expect((await editor.send('/api/field?id=site.yaml')).status).toBe(400);
  });

  test('sends no more than anybody types', async () => {
    const long = JSON.stringify({ edits: [{ id: 'x', value: 'a'.repeat(300_000) }] });
    expect((await post({}, '/api/save', long)).status).toBe(413);
    expect((await post({ 'transfer-encoding': 'chunked' }, '/api/save', long)).status).toBe(413);
    for (const body of [
      '',
      '{',
      'null',
      '[]',
      '"edits"',
      '{"edits":{}}',
      '{"edits":[]}',
      '{"edits":[null]}',
      '{"edits":[[]]}',
    ])
      expect((await post({}, '/api/save', body)).status).toBe(400);
    expect((await post({}, '/api/save', Buffer.from([0x7b, 0xff, 0x7d]))).status).toBe(400);
  });

  test('saves no faster than anybody types', async () => {
    const none = JSON.stringify({ n: 999_999 });
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => editor.send('/api/undo', { method: 'POST', body: none })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    await expect.poll(async () => (await post({}, '/api/undo', none)).status).toBe(200);
  });

  test.each([
    '/../package.json',
    '/..%2fsite.yaml',
    '/%2e%2e/site.js',
    '/editor/shell.js',
    '/./shell.js',
    '/shell.js%00',
    '/.site/edit/running.json',
    '/shell.html',
    '/%',
    '//etc/passwd',
    '/__proto__',
  ])('finds no file of the machine at %s', async (address) => {
    expect((await editor.send(address)).status).toBe(404);
  });

  test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('changes nothing with %s', async (method) => {
    const answer = await editor.send('/api/save', { method, ...(method !== 'GET' && { body: save }) });
    expect(answer.status).toBe(405);
  });
});

describe('a picture', () => {
  const put = (name: string, body: string | Buffer, type = 'application/octet-stream') =>
    patiently(() =>
      editor.send(`/api/media/${name}`, { method: 'PUT', body, headers: { 'content-type': type } }),
    );
  const drawing = (inner: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10">${inner}</svg>`;

  test.each([
    ['a script', 'a.svg', drawing('<script>alert(1)</script>')],
    ['an action', 'a.svg', drawing('<rect width="1" height="1" onclick="alert(1)"/>')],
    ['a page within it', 'a.svg', drawing('<foreignObject><p>x</p></foreignObject>')],
    ['an entity', 'a.svg', `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing('<text>&a;</text>')}`],
    ['a page under its name', 'a.png', '<!doctype html><script>alert(1)</script>'],
    ['a drawing under the name of a photo', 'a.jpg', drawing('<rect width="1" height="1"/>')],
    ['a page', 'a.html', '<p>x</p>'],
    ['a program', 'a.ts', 'export const a = 1;'],
    ['a script', 'a.js', 'alert(1)'],
    ['content', 'a.yaml', 'a: 1'],
    ['nothing', 'a.png', ''],
    ['no ending', 'picture', 'x'],
  ])('with %s is refused', async (_, name, body) => {
    const answer = await put(name, body);
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toMatchObject({ kind: expect.stringMatching(/^(?:refused|failed)$/) });
  });

  test('is refused as a form, and if it is too large', async () => {
    const form =
      '--x\r\nContent-Disposition: form-data; name="f"; filename="a.svg"\r\n\r\n<svg/>\r\n--x--\r\n';
    expect((await put('a.svg', form, 'multipart/form-data; boundary=x')).status).toBe(415);
    expect((await put('a.png', Buffer.alloc(25_000_001))).status).toBe(413);
  });

  test('goes nowhere else, whatever its name', async () => {
    const own = drawing('<rect width="9" height="9"/>');
    for (const name of [
      '..%2f..%2fsite.svg',
      '%2e%2e%2fevil.svg',
      '%2fetc%2fevil.svg',
      '..%5cevil.svg',
      '.evil.svg',
      '%00.svg',
    ]) {
      const answer = await put(name, own);
      const { name: given } = JSON.parse(answer.text);
      expect([200, 404]).toContain(answer.status);
      if (answer.status === 200) expect(given).toMatch(/^[a-z0-9-]+\.svg$/);
    }
    expect(existsSync(path.join(root, 'site.svg'))).toBe(false);
    expect(existsSync(path.join(root, '..', 'evil.svg'))).toBe(false);
    for (const file of await readdir(path.join(root, 'content/media'), { withFileTypes: true })) {
      expect(file.name).not.toMatch(/^\./);
      if (file.isFile()) await rm(path.join(root, 'content/media', file.name));
    }
  });
});

describe('a folder that came from elsewhere', () => {
  test('has no link followed in .site', async () => {
    const site = await smallSiteFolder();
    const outside = await emptyFolder();
    await mkdir(path.join(site, '.site'));
    await symlink(outside, path.join(site, '.site/edit'));
    const { code, note } = await runSite(['edit', '--port', '0'], site);
    expect(code).toBe(2);
    expect(note).toContain('.site/edit');
    expect(await readdir(outside)).toEqual([]);
  });
});
