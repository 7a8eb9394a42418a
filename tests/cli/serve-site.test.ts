import { createHash } from 'node:crypto';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEarlyPages } from '../../cli/serve/early-pages.ts';
import { listen, type RunningServer } from '../../cli/serve/listen.ts';
import { createLiveReload } from '../../cli/serve/live-reload.ts';
import { type ServeSiteOptions, serveSite } from '../../cli/serve/serve-site.ts';
import { emptyFolder } from './run-site.ts';

const page = (canonical: string, body: string) =>
  `<!doctype html><html><head><link rel="canonical" href="https://www.example.com${canonical}"></head><body>${body}</body></html>`;

const headers = `/*\n  Content-Security-Policy: script-src 'self'; connect-src 'self'\n  X-Content-Type-Options: nosniff\n`;

describe('a served site', () => {
  const site = serving({
    'index.html': page('/', 'home'),
    'courses.html': page('/courses', 'courses'),
    'courses/adult.html': page('/courses/adult', 'adult'),
    'events/index.html': page('/events/', 'events'),
    '404.html': page('/404', 'not here'),
    'assets/a.css': 'p{}',
    _headers: headers,
  });

  it('finds pages at clean addresses, with their headers', async () => {
    const home = await site.get('/');
    expect([home.status, home.body]).toEqual([200, page('/', 'home')]);
    expect(home.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(home.headers['x-content-type-options']).toBe('nosniff');
    expect((await site.get('/courses?search=oet')).body).toContain('courses');
    expect((await site.get('/courses/adult')).body).toContain('adult');
    expect((await site.get('/events/')).body).toContain('events');
    expect((await site.get('/assets/a.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  });

  it('sends the other spelling of an address on to its own, query and all', async () => {
    const slash = await site.get('/courses/?search=oet');
    expect([slash.status, slash.headers.location]).toEqual([308, '/courses?search=oet']);
    const bare = await site.get('/events');
    expect([bare.status, bare.headers.location]).toEqual([308, '/events/']);
  });

  it.each([
    '/nowhere',
    '/assets/',
    '/assets',
    '/_headers',
    '/%2e%2e/secret.txt',
    '/../secret.txt',
    '/link.txt',
    '//evil.example',
  ])('answers %s with its own 404 page', async (address) => {
    const missing = await site.get(address);
    expect([missing.status, missing.body]).toEqual([404, page('/404', 'not here')]);
  });

  it('takes HEAD, and refuses every other method', async () => {
    const head = await site.get('/', { method: 'HEAD' });
    expect([head.status, head.body]).toEqual([200, '']);
    expect((await site.get('/', { method: 'POST' })).status).toBe(405);
  });

  it('refuses a host of another name', async () => {
    expect((await site.get('/', { headers: { host: 'evil.example' } })).status).toBe(403);
  });
});

describe('compression', () => {
  const long = page('/', 'home '.repeat(500));
  const site = serving({ 'index.html': long, 'a.html': page('/a', 'short'), 'b.png': long });
  const accepting = (encoding: string) => ({ headers: { host: site.host(), 'accept-encoding': encoding } });

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ])('with “Accept-Encoding: %s” is %s', async (accepted, encoding, decompress) => {
    for (const visit of ['first', 'again']) {
      const { headers, bytes } = await site.get('/', accepting(accepted));
      expect([visit, headers['content-encoding'], headers.vary]).toEqual([
        visit,
        encoding,
        'Accept-Encoding',
      ]);
      expect(headers['content-length']).toBe(String(bytes.length));
      expect(decompress(bytes).toString()).toBe(long);
    }
  });

  it('is left out for who doesn’t ask for it, for short answers and for pictures', async () => {
    const plain = await site.get('/');
    expect([plain.body, plain.headers['content-encoding'], plain.headers.vary]).toEqual([
      long,
      undefined,
      'Accept-Encoding',
    ]);
    for (const address of ['/a', '/b.png']) {
      expect((await site.get(address, accepting('br'))).headers['content-encoding']).toBeUndefined();
    }
  });
});

describe('a part of a file', () => {
  const site = serving({ 'film.webm': '0123456789', 'index.html': page('/', 'home '.repeat(500)) });
  const part = (range: string, more: http.OutgoingHttpHeaders = {}, method = 'GET') =>
    site.get('/film.webm', { method, headers: { host: site.host(), range, ...more } });

  it.each([
    ['bytes=0-1', '01', 'bytes 0-1/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
  ])('is sent for “Range: %s”', async (range, body, contentRange) => {
    const got = await part(range);
    expect([got.status, got.body, got.headers['content-range']]).toEqual([206, body, contentRange]);
    expect(got.headers['content-type']).toBe('video/webm');
    expect(got.headers['content-length']).toBe(String(body.length));
  });

  it.each(['bytes=10-', 'bytes=-0'])('can’t be sent for “Range: %s”', async (range) => {
    const got = await part(range);
    expect([got.status, got.body, got.headers['content-range']]).toEqual([416, '', 'bytes */10']);
  });

  it.each(['bytes=3-1', 'bytes=0-1,4-5', 'bytes=-', 'lines=0-1', ''])(
    'is the whole file for “Range: %s”',
    async (range) => {
      const got = await part(range);
      expect([got.status, got.body]).toEqual([200, '0123456789']);
    },
  );

  it('is the whole answer where it may have changed, for HEAD, and where it is compressed', async () => {
    expect((await part('bytes=0-1', { 'if-range': '"a"' })).status).toBe(200);
    expect((await part('bytes=0-1', {}, 'HEAD')).status).toBe(200);
    const headers = { host: site.host(), range: 'bytes=0-1', 'accept-encoding': 'gzip' };
    expect((await site.get('/', { headers })).status).toBe(200);
  });
});

describe('old addresses', () => {
  const site = serving({
    'courses.html': page('/courses', 'courses'),
    'alt/index.html': page('/courses', 'a page that leads on'),
    _redirects: '/old /courses 301\n/caf%C3%A9 https://example.org/?a=1#b 301\n/list /courses#list 301\n',
  });
  const asked = async (address: string) => {
    const { status, headers } = await site.get(address);
    return [status, headers.location];
  };

  it('send visitors on, with what they asked, and with a slash at the end as well', async () => {
    expect(await asked('/old')).toEqual([301, '/courses']);
    expect(await asked('/old/?search=oet')).toEqual([301, '/courses?search=oet']);
    expect(await asked('/list?search=oet')).toEqual([301, '/courses?search=oet#list']);
    expect(await asked('/caf%C3%A9?x=2')).toEqual([301, 'https://example.org/?a=1#b']);
  });

  it('are no more than the file says', async () => {
    expect(await asked('/older')).toEqual([404, undefined]);
    expect(await asked('/_redirects')).toEqual([404, undefined]);
  });
});

describe('a site under a base path', () => {
  const site = serving({ 'index.html': page('/branch', 'home'), 'a.html': page('/branch/a', 'a') });

  it('stands where it says it stands', async () => {
    expect((await site.get('/branch/a')).body).toContain('a');
    expect((await site.get('/a')).status).toBe(404);
    expect((await site.get('/')).headers.location).toBe('/branch/');
  });
});

describe('an empty output folder', () => {
  const site = serving({});

  it('answers all the same', async () => {
    expect((await site.get('/')).status).toBe(404);
  });
});

describe('live reload', () => {
  const site = serving({ 'index.html': page('/', 'home') }, { live: true });

  it('puts its script into each page, also where there is none yet', async () => {
    for (const address of ['/', '/nowhere']) {
      expect((await site.get(address)).body).toMatch(
        /<script src="\/__site\/live\.js" data-state="\S+" defer><\/script><\/head>/,
      );
    }
    expect((await site.get('/__site/live.js')).headers['content-type']).toBe(
      'text/javascript; charset=utf-8',
    );
  });

  it('answers HEAD at once, and refuses every other method', async () => {
    for (const [address, type] of [
      ['/__site/events', 'text/event-stream'],
      ['/__site/live.js', 'text/javascript; charset=utf-8'],
    ] as const) {
      const head = await site.get(address, { method: 'HEAD' });
      expect([head.status, head.headers['content-type'], head.body]).toEqual([200, type, '']);
      const post = await site.get(address, { method: 'POST' });
      expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  });
});

describe('what goes wrong in an answer', () => {
  const reported: unknown[] = [];
  const failures = { '/early': false, '/late': true };
  const site = serving(
    { 'index.html': page('/', 'home') },
    {
      reportBug: (error) => reported.push(error),
      intercept: ({ url }, response) => {
        const isLate = failures[url as keyof typeof failures];
        if (isLate) response.writeHead(200).flushHeaders();
        if (isLate !== undefined) throw new Error('a bug');
        return false;
      },
    },
  );

  it('is reported and ends that answer, not the server', async () => {
    expect((await site.get('/early')).status).toBe(500);
    await expect(site.get('/late')).rejects.toThrow('aborted');
    expect(reported).toEqual([new Error('a bug'), new Error('a bug')]);
    expect((await site.get('/')).status).toBe(200);
  });
});

describe('files of the output that can’t be read', () => {
  // Folders in place of files: an administrator may read every file.
  const nothing = { '404.html/a': '', 'index.html/a': '', '_headers/a': '', '_redirects/a': '' };
  const site = serving(nothing, { live: true });

  it('count as missing for whoever follows a page', async () => {
    const stream = await fetch(`http://${site.host()}/__site/events?page=/`);
    expect(stream.status).toBe(200);
    await stream.body?.cancel();
  });
});

type Got = { status: number | undefined; headers: http.IncomingHttpHeaders; body: string; bytes: Buffer };

describe('a page that is newer than its file', () => {
  const early = createEarlyPages();
  const styles = "style-src 'self' 'sha256-old='; img-src 'self'";
  const site = serving(
    { 'index.html': page('/', 'old'), _headers: `/*\n  Content-Security-Policy: ${styles}\n` },
    { early },
  );

  it('is served until a build has ended, with a policy that allows its own styles', async () => {
    const newer = page('/', 'new').replace('</head>', '<style>p{color:red}</style></head>');
    early.show([{ output: 'index.html', html: newer, drawings: [] }]);
    const shown = await site.get('/');
    expect(shown.body).toBe(newer);
    const hash = createHash('sha256').update('p{color:red}').digest('base64');
    expect(shown.headers['content-security-policy']).toBe(
      `style-src 'self' 'sha256-old=' 'sha256-${hash}'; img-src 'self'`,
    );
    expect(early.lastSent()).toBe('index.html');
    early.clear();
    const after = await site.get('/');
    expect([after.body, after.headers['content-security-policy']]).toEqual([page('/', 'old'), styles]);
  });

  it('is sent as it is: to make it smaller takes longer than to send it to the same machine', async () => {
    const long = page('/', 'new '.repeat(500));
    early.show([{ output: 'index.html', html: long, drawings: [] }]);
    const accepting = { headers: { host: site.host(), 'accept-encoding': 'br' } };
    const shown = await site.get('/', accepting);
    expect([shown.body, shown.headers['content-encoding']]).toEqual([long, undefined]);
    early.clear();
    await site.write('index.html', long);
    expect((await site.get('/', accepting)).headers['content-encoding']).toBe('br');
    await site.write('index.html', page('/', 'old'));
  });

  it('may name a file that the build is still to write: whoever asks for it waits, for others nobody does', async () => {
    early.show([{ output: 'index.html', html: page('/', '<img src="/media/new.png">'), drawings: [] }]);
    const asked = site.get('/media/new.png');
    expect((await site.get('/media/other.png')).status).toBe(404);
    await site.write('media/new.png', 'a picture');
    early.clear();
    expect((await asked).body).toBe('a picture');
  });

  it('comes with the drawings that are no files yet', async () => {
    const drawings = [{ output: 'art/cover.1234.svg', svg: '<svg/>' }];
    early.show([{ output: 'index.html', html: page('/', '<img src="/art/cover.1234.svg">'), drawings }]);
    const shown = await site.get('/art/cover.1234.svg');
    expect([shown.body, shown.headers['content-type']]).toEqual(['<svg/>', 'image/svg+xml']);
    early.clear();
    expect((await site.get('/art/cover.1234.svg')).status).toBe(404);
  });
});

type Given = Partial<Pick<ServeSiteOptions, 'early' | 'intercept' | 'reportBug'>> & { live?: boolean };

function throwIt(error: unknown): never {
  throw error;
}

function serving(
  files: Record<string, string>,
  { live = false, early = createEarlyPages(), intercept, reportBug = throwIt }: Given = {},
) {
  let server: RunningServer | undefined;
  let out = '';
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(path.dirname(path.join(out, file)), { recursive: true });
    await writeFile(path.join(out, file), text);
  };
  beforeAll(async () => {
    const folder = await emptyFolder();
    out = path.join(folder, 'dist');
    await mkdir(out);
    await writeFile(path.join(folder, 'secret.txt'), 'secret');
    await symlink('../secret.txt', path.join(out, 'link.txt'));
    for (const [file, text] of Object.entries(files)) await write(file, text);
    server = await listen(
      { port: 0 },
      serveSite({ out, reportBug, early, intercept, ...(live ? createLiveReload(out, early) : {}) }),
    );
  });
  afterAll(() => server?.close());

  const get = (address: string, options: http.RequestOptions = {}): Promise<Got> =>
    new Promise((resolve, reject) => {
      const request = http.request(
        {
          port: server?.port,
          host: '127.0.0.1',
          path: address,
          headers: { host: `localhost:${server?.port}` },
          ...options,
        },
        (response) => {
          const { statusCode: status, headers } = response;
          const chunks: Buffer[] = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const bytes = Buffer.concat(chunks);
            resolve({ status, headers, body: bytes.toString(), bytes });
          });
        },
      );
      request.on('error', reject).end();
    });
  return { get, write, host: () => `localhost:${server?.port}` };
}
