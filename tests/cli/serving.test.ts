import { once } from 'node:events';
import { watch } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { describe, expect, it, test, vi } from 'vitest';
import { preview } from '../../cli/commands/preview.ts';
import { decideOptions } from '../../cli/options.ts';
import { isFromHere } from '../../cli/serve/is-from-here.ts';
import { listen, namesForOthers, networkNames } from '../../cli/serve/listen.ts';
import { refusalText } from '../../cli/serve/refusal-text.ts';
import { browserCommand } from '../../cli/serve/say-addresses.ts';
import { serveSite } from '../../cli/serve/serve-site.ts';
import { plainPaint, type Terminal } from '../../cli/terminal.ts';
import { unknownHost } from '../../diagnostics/messages/command.ts';
import { type Lock, takeLock } from '../../renderer/write/lock.ts';
import { outputPaths } from '../../renderer/write/output-paths.ts';
import { editFile } from '../content/site-copy.ts';
import { testFirst } from '../test-first.ts';
import { movableClock } from './movable-clock.ts';
import { emptyFolder, smallSiteFolder, startSite } from './run-site.ts';

const minute = 60_000;

const silent: Terminal = {
  out: () => {},
  note: () => {},
  rewrite: () => {},
  paintOut: plainPaint,
  paintNote: plainPaint,
  interactive: false,
  system: 'a test',
};

describe('who can reach a server', () => {
  const network = (address: string, internal = false) => ({
    ...{ address, internal, cidr: null, mac: '00:00:00:00:00:00' },
    ...(address.includes(':')
      ? { family: 'IPv6' as const, netmask: 'ffff::', scopeid: 0 }
      : { family: 'IPv4' as const, netmask: '255.255.255.0' }),
  });
  const networks = {
    lo: [network('127.0.0.1', true), network('::1', true)],
    wifi: [network('192.168.0.7'), network('fe80::1'), network('2001:db8::7')],
  };

  it.each([
    ['127.0.0.1', ['localhost']],
    ['localhost', ['localhost']],
    ['192.168.0.7', ['192.168.0.7']],
    ['2001:db8::7', ['[2001:db8::7]']],
    ['Laptop.local', ['laptop.local']],
    ['0.0.0.0', ['localhost', '192.168.0.7', '[2001:db8::7]']],
  ])('%s is called %j', (host, expected) => {
    expect(networkNames(host, networks)).toEqual(expected);
  });

  it.each([
    ['127.0.0.1', 'mymac', []],
    ['localhost', 'mymac.local', []],
    ['192.168.0.7', 'MyMac', ['192.168.0.7', '[2001:db8::7]', 'mymac', 'mymac.local']],
    ['0.0.0.0', 'MyMac.local', ['0.0.0.0', '192.168.0.7', '[2001:db8::7]', 'mymac', 'mymac.local']],
    ['::', 'box.home.example', ['[::]', '192.168.0.7', 'box.home.example', 'box', 'box.local']],
    ['Laptop.local', 'other', ['laptop.local', '192.168.0.7', 'other.local']],
  ])('others may ask %s of %s by %j', (host, machine, expected) => {
    const names = namesForOthers(host, networks, machine);
    expect(names).toEqual(expected.length === 0 ? [] : expect.arrayContaining(expected));
    expect(names).not.toContain('127.0.0.1');
  });

  it('nobody but this machine may have a program started on it', () => {
    const from = (remoteAddress: string | undefined, host = 'localhost:4173') =>
      isFromHere({ socket: { remoteAddress }, headers: { host } } as IncomingMessage);
    expect(from('127.0.0.1')).toBe(true);
    expect(from('::ffff:127.0.0.1', 'localhost:8080')).toBe(true);
    expect(from('192.168.0.9')).toBe(false);
    expect(from(undefined)).toBe(false);
    // A tunnel that ends on this machine and opens it to the whole internet.
    expect(from('127.0.0.1', 'mine.tunnel.example')).toBe(false);
  });

  it('by no other name, and the refusal says why and what to do', async () => {
    const root = await emptyFolder();
    await writeFile(path.join(root, 'index.html'), 'the page');
    const asked = async (host: string, allowHost?: readonly string[]) => {
      const server = await listen({ port: 0, allowHost }, serveSite({ out: root, reportBug: () => {} }));
      const answer = await answerTo(server.port, host);
      server.close();
      return answer;
    };
    expect(await asked('localhost:8080')).toEqual({
      status: 200,
      type: 'text/html; charset=utf-8',
      text: 'the page',
    });
    const refused = await asked('Mine.Tunnel.example.:443');
    expect(refused).toMatchObject({ status: 403, type: 'text/plain; charset=utf-8' });
    expect(refused.text).toBe(refusalText(unknownHost('mine.tunnel.example')));
    expect(refused.text).toContain('“mine.tunnel.example” isn’t known to mean this computer');
    expect(refused.text).toContain('`--allow-host mine.tunnel.example`');
    expect((await asked('mine.tunnel.example', ['mine.tunnel.example'])).status).toBe(200);
    expect((await asked('other.tunnel.example', ['mine.tunnel.example'])).status).toBe(403);
    expect((await asked('[2001:db8::7]:4173')).text).toContain('`--allow-host 2001:db8::7`');
    const nameless = await asked('<b>evil</b>');
    expect(nameless.text).toBe(refusalText(unknownHost()));
    expect(nameless.text).not.toMatch(/evil|--allow-host/);
  });

  it('an address that this machine doesn’t have is told in a line', async () => {
    await expect(listen({ port: 0, host: '203.0.113.9' }, () => () => {})).rejects.toThrow(
      'This machine has no address “203.0.113.9”. For all that it has, write --host 0.0.0.0.',
    );
  });
});

describe('--open', () => {
  it.each([
    ['linux', {}, 'xdg-open'],
    ['darwin', {}, 'open'],
    ['win32', {}, 'rundll32'],
    ['linux', { BROWSER: '/opt/firefox' }, '/opt/firefox'],
  ] as const)('on %s with %j: %s', (platform, env, command) => {
    expect(browserCommand(platform, env).command).toBe(command);
  });
});

test(
  'watch opens the browser at its address, and follows what is saved',
  async () => {
    const root = await smallSiteFolder();
    const browser = path.join(await emptyFolder(), 'browser');
    const asked = `${browser}.txt`;
    await writeFile(browser, `#!/bin/sh\necho "$1" > ${asked}\n`);
    await chmod(browser, 0o755);
    const site = startSite(['watch', '--port', '0', '--open'], root, { BROWSER: browser });
    const address = await site.printed(/http:\/\/localhost:\d+\//);
    await expect
      .poll(() => readFile(asked, 'utf8').catch(() => ''), { timeout: minute })
      .toBe(`${address}\n`);
    const course = path.join(root, 'content/courses/osce-weekend.yaml');
    const text = await readFile(course, 'utf8');
    await writeFile(course, text.replace('price: 249', 'price: 259'));
    const page = () => fetch(address).then((answer) => answer.text());
    await expect.poll(page, { timeout: minute }).toContain('£259');
    expect(await site.interrupt()).toBe(130);
  },
  2 * minute,
);

describe('a port that another server has', () => {
  it('ends watch before it builds', async () => {
    const root = await smallSiteFolder();
    const taken = await listen({ port: 0 }, () => () => {});
    const ended = await startSite(['watch', '--port', String(taken.port)], root).ended;
    taken.close();
    expect(ended).toMatchObject({ code: 2, out: '' });
    expect(ended.note).toContain(`Port ${taken.port} is in use`);
    expect(await readdir(root)).not.toContain('dist');
  });

  it('ends preview with the sites that it shows already', async () => {
    const root = await emptyFolder();
    await writeFile(path.join(root, 'index.html'), '');
    const first = await listen({ port: 0 }, () => () => {});
    const taken = await listen({ first: first.port + 1 }, () => () => {});
    first.close();
    const { port } = first;
    const site = decideOptions({ root, out: root, format: 'text' }, new Date());
    await expect(preview([site, site], { port }, silent)).rejects.toThrow('in use');
    taken.close();
    (await listen({ port }, () => () => {})).close();
  });
});

test(
  'Ctrl-C while watch builds for the first time ends it, without a word about where the site is',
  async () => {
    const root = await smallSiteFolder();
    const begun = once(watch(root, { signal: AbortSignal.timeout(minute) }), 'change');
    const site = startSite(['watch', '--port', '0'], root);
    expect(await begun).toEqual(['rename', '.site']);
    expect(await site.interrupt()).toBe(130);
    expect(await site.ended).toMatchObject({ out: '', note: '' });
  },
  minute,
);

test(
  'a save waits for another build that writes the same output, which is nobody’s mistake',
  async () => {
    const root = await smallSiteFolder();
    const site = startSite(['watch', '--port', '0'], root);
    const address = await site.printed(/http:\/\/localhost:\d+\//);
    const { lock: file } = outputPaths(path.join(root, 'dist'));
    const lock = await vi.waitFor(() => held(takeLock(file)), { timeout: minute });
    const course = path.join(root, 'content/courses/osce-weekend.yaml');
    const text = await readFile(course, 'utf8');
    await writeFile(course, text.replace('price: 249', 'price: 259'));
    await site.printed(/Another build is writing .* This one waits/, 'note');
    expect(await firstEvent(`${address}__site/events?page=/`)).toBe('clear');
    lock.release();
    const written = () => readFile(path.join(root, 'dist/index.html'), 'utf8');
    await expect.poll(written, { timeout: minute }).toContain('£259');
    expect(await site.interrupt()).toBe(130);
    expect((await site.ended).note.match(/This one waits/g)).toHaveLength(1);
  },
  2 * minute,
);

test(
  'watch shows what changes behind a link',
  async () => {
    const root = await smallSiteFolder();
    await rename(path.join(root, 'content/courses'), path.join(root, 'shared'));
    await symlink('../shared', path.join(root, 'content/courses'));
    const site = startSite(['watch', '--port', '0'], root);
    const address = await site.printed(/http:\/\/localhost:\d+\//);
    await editFile(root, 'shared/osce-weekend.yaml', (text) => text.replace('price: 249', 'price: 259'));
    const page = () => fetch(address).then((answer) => answer.text());
    await expect.poll(page, { timeout: minute }).toContain('£259');
    expect(await site.interrupt()).toBe(130);
  },
  minute,
);

testFirst(1, [
  ['by itself', []],
  ['at once with --poll', ['--poll']],
])('watch notices what the system doesn’t tell of, %s', async (_, args) => {
  const root = await smallSiteFolder();
  const stub = path.join(import.meta.dirname, 'silent-watch.cjs');
  const site = startSite(['watch', '--port', '0', ...args], root, { NODE_OPTIONS: `--require "${stub}"` });
  const address = await site.printed(/http:\/\/localhost:\d+\//);
  const page = () => fetch(address).then((answer) => answer.text());
  for (const price of [259, 269]) {
    await editFile(root, 'content/courses/osce-weekend.yaml', (text) =>
      text.replace(/price: \d+/, `price: ${price}`),
    );
    await expect.poll(page, { timeout: minute }).toContain(`£${price}`);
  }
  expect(await site.interrupt()).toBe(130);
  const { note } = await site.ended;
  expect(
    note.match(/A file in “content\/courses” has changed, and this computer didn’t say so/g)?.length,
  ).toBe(args.length === 0 ? 1 : undefined);
});

test('watch goes on where somebody deletes .site', {
  tags: ['long/cases'],
  timeout: 2 * minute,
}, async () => {
  const root = await smallSiteFolder();
  const site = startSite(['watch', '--port', '0'], root);
  await site.printed(/http:\/\/localhost:\d+\//);
  const written = () => readFile(path.join(root, 'dist/index.html'), 'utf8');
  for (const price of [259, 269]) {
    // Pictures may still be written there.
    await rm(path.join(root, '.site'), { recursive: true, force: true, maxRetries: 20 });
    await editFile(root, 'content/courses/osce-weekend.yaml', (text) =>
      text.replace(/price: \d+/, `price: ${price}`),
    );
    await expect.poll(written, { timeout: minute }).toContain(`£${price}`);
  }
  expect(await site.interrupt()).toBe(130);
});

test(
  'watch builds by itself on the day of the next change, which it says once; with --at it stays on its day',
  async () => {
    const clock = await movableClock();
    await clock.set('2026-12-31T22:00:00Z');
    const [root, fixed] = [await smallSiteFolder(), await smallSiteFolder()];
    const site = startSite(['watch', '--port', '0'], root, clock.env);
    const still = startSite(['watch', '--port', '0', '--at', '2026-12-31'], fixed, clock.env);
    const written = (folder: string) => readFile(path.join(folder, 'dist/index.html'), 'utf8');
    const save = (folder: string, price: number) =>
      editFile(folder, 'content/courses/osce-weekend.yaml', (text) =>
        text.replace(/price: \d+/, `price: ${price}`),
      );
    for (const each of [site, still]) await each.printed(/http:\/\/localhost:\d+\//);
    await save(root, 259);
    await site.printed(/(Built[\s\S]*){2}/);
    expect(await written(root)).toContain('© 2026');
    await clock.set('2027-01-01T00:00:01Z');
    await site.printed(/Next change on 2028-01-01\.\nBuilt/);
    expect(await written(root)).toContain('© 2027');
    await save(fixed, 269);
    await expect.poll(() => written(fixed), { timeout: minute }).toContain('£269');
    expect(await written(fixed)).toContain('© 2026');
    for (const each of [site, still]) await each.interrupt();
    expect((await site.ended).out.match(/Next change on .*/g)).toEqual([
      'Next change on 2027-01-01.',
      'Next change on 2028-01-01.',
    ]);
  },
  2 * minute,
);

/** The response of a local server called by this name: fetch would call it by its own. */
function answerTo(port: number, host: string): Promise<{ status?: number; type?: string; text: string }> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, headers: { host }, agent: false };
    const request = get(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      const { statusCode: status, headers } = response;
      response.on('end', () => resolve({ status, type: headers['content-type'], text }));
    });
    request.on('error', reject);
  });
}

async function firstEvent(address: string): Promise<string | undefined> {
  const { body } = await fetch(address);
  let text = '';
  for await (const chunk of body ?? []) {
    text += new TextDecoder().decode(chunk);
    const name = /^event: (.*)\n/m.exec(text)?.[1];
    if (name !== undefined) return name;
  }
  return undefined;
}

/** Narrows the lock to one taken; throws if another process's build has it. */
function held(lock: Lock): Extract<Lock, { kind: 'taken' }> {
  if (lock.kind === 'busy') throw new Error('busy');
  return lock;
}

test(
  'watch in a folder without a site ends, and says where the next one is',
  async () => {
    const root = await smallSiteFolder();
    const inner = path.join(root, 'content', 'courses');
    const { code, out } = await startSite(['watch'], inner).ended;
    expect(code).toBe(1);
    expect(out).toContain('Go to the website above: `cd ../..`');
    const empty = await emptyFolder();
    const none = await startSite(['watch'], empty).ended;
    expect(none.code).toBe(1);
    expect(none.out).toContain('Go to the folder of your website, or start a new one with `site init`.');
  },
  minute,
);

test('an older Node is told before anything else is loaded', async () => {
  const folder = await emptyFolder();
  await mkdir(path.join(folder, 'old'));
  const old = path.join(folder, 'old', 'node.mjs');
  await writeFile(
    old,
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } });\n",
  );
  const { code, note } = await startSite(['--version'], folder, { NODE_OPTIONS: `--import ${old}` }).ended;
  expect(code).toBe(1);
  expect(note).toMatch(/^site needs Node \d+\.\d+ or later, and this is Node 18\.20\.4\.\n/);
});
