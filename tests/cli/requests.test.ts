import { describe, expect, it, vi } from 'vitest';
import { afterPause } from '../../cli/serve/after-pause.ts';
import { allowLive } from '../../cli/serve/allow-live.ts';
import { createBuildQueue } from '../../cli/serve/build-queue.ts';
import { digestPage, stateOf } from '../../cli/serve/digest-page.ts';
import { isOwnHost } from '../../cli/serve/is-own-host.ts';
import { isOwnOrigin } from '../../cli/serve/is-own-origin.ts';
import { canonicalPath } from '../../cli/serve/output-folder.ts';
import { parseRequestPath } from '../../cli/serve/request-path.ts';
import { isSiteFile } from '../../renderer/site.ts';

describe('the path of a request', () => {
  it('comes apart into segments and a query', () => {
    expect(parseRequestPath('/blog/a%20b/?x=1?2')).toEqual({
      path: '/blog/a b/',
      segments: ['blog', 'a b'],
      query: '?x=1?2',
    });
    expect(parseRequestPath('/')).toEqual({ path: '/', segments: [], query: '' });
  });

  it.each([
    '/../etc/passwd',
    '/%2e%2e/etc',
    '/a/..%2f..',
    '//evil.example/x',
    '/a//b',
    '/.site/manifest.json',
    '/a%5c..%5cb',
    '/%',
    '/a%00b',
    'http://evil.example/',
  ])('is refused: %s', (address) => {
    expect(parseRequestPath(address)).toBeUndefined();
  });

  it('may name the one folder with a dot that sites have', () => {
    expect(parseRequestPath('/.well-known/security.txt')?.segments).toEqual(['.well-known', 'security.txt']);
  });
});

describe('the host of a request', () => {
  it.each([
    'localhost:4173',
    // Forwarded by Docker, SSH or a dev container to a different port, including the browser's default.
    'localhost:8080',
    'localhost',
    'LocalHost:4173',
    'localhost.:4173',
    'nepal.localhost:4173',
    '127.0.0.1:65535',
    '127.0.1.1:4173',
    '[::1]:4173',
    '[0:0:0:0:0:0:0:1]:80',
  ])('means this machine: %s', (host) => {
    expect(isOwnHost(host)).toBe(true);
  });

  it.each([
    'evil.example:4173',
    'localhost.evil.example:4173',
    'evillocalhost:4173',
    'localhost@evil.example',
    'evil.example@localhost:4173',
    'evil.example/localhost',
    'evil.example#.localhost',
    'localhost:4173, evil.example',
    'localhost:4173:80',
    'localhost:99999',
    'localhost..',
    '127.0.0.1.evil.example',
    '127.evil.example',
    '[::1].evil.example',
    '[::2]:4173',
    '192.168.0.7:4173',
    '.',
    '',
    undefined,
  ])('is none of this machine’s own: %s', (host) => {
    expect(isOwnHost(host)).toBe(false);
  });

  it.each([
    ['mymac.local', 'MyMac.local.:8080'],
    ['192.168.0.7', '192.168.0.7:1'],
    ['[2001:db8::7]', '[2001:DB8:0::7]:4173'],
    ['xn--mller-kva.example', 'müller.example'],
    ['my_box', 'my_box:4173'],
  ])('is one of the names for others: %s as %s', (name, host) => {
    expect(isOwnHost(host, [name])).toBe(true);
    expect(isOwnHost(`${host.replace(/:\d+$/, '')}.evil.example`, [name])).toBe(false);
    expect(isOwnHost(host)).toBe(false);
  });
});

describe('the origin of a request', () => {
  it.each([
    [undefined, true],
    ['http://localhost:8080', true],
    ['https://localhost:8080', true],
    ['http://localhost', false],
    ['http://localhost:3000', false],
    ['https://evil.example', false],
    ['null', false],
  ])('%s: %s', (origin, expected) => {
    expect(isOwnOrigin(origin, 'localhost:8080')).toBe(expected);
  });
});

describe('live reload', () => {
  const page = (body: string, css: string) =>
    `<html><head><style>${css}</style></head><body>${body}</body></html>`;
  const linked = '<html><head><link rel="stylesheet" href="/assets/a.css"></head><body>A</body></html>';

  it('knows a page whose styles alone have changed', () => {
    const before = digestPage(page('A', 'p{color:red}'), () => undefined);
    const after = digestPage(page('A', 'p{color:blue}'), () => undefined);
    expect(after.markup).toBe(before.markup);
    expect(stateOf(after)).not.toBe(stateOf(before));
    expect(after.css).toBe('p{color:blue}');
  });

  it('follows stylesheets that are linked, even when they become inline', () => {
    const before = digestPage(linked, (href) => `/* ${href} */`);
    expect(before.css).toBe('/* /assets/a.css */');
    expect(digestPage(page('A', 'p{}'), () => undefined).markup).toBe(before.markup);
  });

  it('knows a page whose markup has changed', () => {
    const states = ['A', 'B'].map((body) => digestPage(page(body, ''), () => undefined).markup);
    expect(states[0]).not.toBe(states[1]);
  });

  it('is let through the policy, which stays the same in all else', () => {
    const html = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'">`;
    const headers = {
      'content-security-policy': "default-src 'none'; script-src 'none'; connect-src 'self'",
    };
    expect(allowLive(html, headers)).toEqual({
      body: `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'; script-src 'self'; connect-src 'self'">`,
      headers: { 'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'" },
    });
  });

  it('leaves alone a policy that allows it, however its quotes are written', () => {
    const html = `<meta http-equiv="Content-Security-Policy" content="script-src &#x27;self&#x27;; connect-src &#x27;self&#x27;">`;
    expect(allowLive(html, {}).body).toBe(html.replaceAll('&#x27;', "'"));
  });
});

describe('the address of a page', () => {
  it('is the one it gives itself', () => {
    const link = '<link rel="canonical" href="https://www.example.com/branch/courses/">';
    expect(canonicalPath(`<head>${link}</head>`)).toBe('/branch/courses/');
    expect(canonicalPath('<head></head>')).toBeUndefined();
  });
});

describe('which files matter', () => {
  it.each([
    ['/site', true],
    ['/site/site.yaml', true],
    ['/site/content/pages/home.yaml', true],
    ['/site/templates/styles/base.css', true],
    ['/site/kinds/registry.ts', true],
    ['/site/dist/index.html', false],
    ['/site/node_modules/content', false],
    ['/site/.site/manifest.json', false],
  ])('%s: %s', (file, expected) => {
    expect(isSiteFile('/site', file)).toBe(expected);
  });
});

describe('the queue of builds', () => {
  it('runs one at a time, and one more for all that was asked meanwhile', async () => {
    let running = 0;
    let most = 0;
    let builds = 0;
    const queue = createBuildQueue(async () => {
      builds += 1;
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
    });
    for (let count = 0; count < 5; count += 1) queue.request();
    await queue.settled();
    expect({ builds, most }).toEqual({ builds: 2, most: 1 });
    queue.request();
    await queue.settled();
    expect(builds).toBe(3);
  });

  it('does something else only where nothing runs, and a build that is asked for meanwhile after it', async () => {
    const done: string[] = [];
    const step = (name: string) => async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      done.push(name);
    };
    const queue = createBuildQueue(step('build'));
    queue.request();
    queue.spare(step('beside a build'));
    await queue.settled();
    queue.spare(step('in a pause'));
    queue.request();
    await queue.settled();
    expect(done).toEqual(['build', 'in a pause', 'build']);
  });
});

describe('after a pause', () => {
  it('runs once for all that was asked, and not at all once it was stopped or everything ends', async () => {
    vi.useFakeTimers();
    try {
      const ending = new AbortController();
      const run = vi.fn();
      const task = afterPause(run, { pause: 300, signal: ending.signal });
      task.request();
      vi.advanceTimersByTime(200);
      task.request();
      vi.advanceTimersByTime(299);
      expect(run).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(run).toHaveBeenCalledTimes(1);
      task.request();
      task.stop();
      vi.advanceTimersByTime(300);
      task.request();
      ending.abort();
      task.request();
      vi.advanceTimersByTime(600);
      expect(run).toHaveBeenCalledTimes(1);
    } finally {
      vi.useRealTimers();
    }
  });
});
