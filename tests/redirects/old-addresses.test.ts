/** Old addresses of a whole site: the files written for them, and their targets. */
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parseAt } from '../../cli/options.ts';
import { buildSite } from '../../renderer/site.ts';
import { emptyFolder, repository } from '../cli/run-site.ts';

const post = 'content/posts/before-your-first-mock-exam.mdx';
const article = '/blog/before-your-first-mock-exam';

it('each has a page that leads on, and a line for hosts that do it by themselves', async () => {
  const { read, built } = await makeSite({ alias: '/blog/mock-exams' });
  expect(built.diagnostics).toEqual([]);
  expect(await read('blog/mock-exams/index.html')).toBe(
    `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">` +
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">` +
      '<meta name="viewport" content="width=device-width,initial-scale=1">' +
      `<title>https://www.example.com${article}</title><meta http-equiv="refresh" content="0;url=${article}">` +
      `<link rel="canonical" href="https://www.example.com${article}"></head>` +
      `<body><p><a href="${article}">https://www.example.com${article}</a></p></body></html>`,
  );
  expect(await read('_redirects')).toBe(`/blog/mock-exams ${article} 301\n`);
  expect(await read('sitemap.xml')).not.toContain('/blog/mock-exams');
});

it('stand and lead where the base path and the slashes of the site want it', async () => {
  const { read } = await makeSite({
    alias: '/blog/mock-exams/',
    settings:
      'base: /school\ntrailingSlash: true\nredirects:\n  - { from: /old.html, to: "/blog?page=1#list" }\n',
  });
  expect(await read('_redirects')).toBe(
    `/school/blog/mock-exams /school${article}/ 301\n/school/old.html /school/blog/?page=1#list 301\n`,
  );
  expect(await read('blog/mock-exams/index.html')).toContain(`url=/school${article}/"`);
  expect(await read('old.html')).toContain('url=/school/blog/?page=1#list"');
});

it('send visitors on once: a redirect to an old address leads where that leads', async () => {
  const { read, built } = await makeSite({
    alias: '/blog/mock-exams',
    settings:
      'redirects:\n  - { from: /mocks, to: /Blog/Mock-Exams/ }\n  - { from: /login, to: https://learn.example.org/ }\n  - { from: /café, to: /blog }\n',
  });
  expect(built.diagnostics).toEqual([]);
  expect(await read('_redirects')).toBe(
    [
      `/blog/mock-exams ${article} 301`,
      '/caf%C3%A9 /blog 301',
      '/login https://learn.example.org/ 301',
      `/mocks ${article} 301`,
      '',
    ].join('\n'),
  );
});

it('lead nowhere while the page is hidden to which they led', async () => {
  const hidden = { until: '2026-01-01', settings: `redirects:\n  - { from: /mocks, to: ${article} }\n` };
  const { built } = await makeSite({ alias: '/blog/mock-exams', ...hidden });
  expect(built.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(built.changed).toContain('_headers');
  expect(built.changed).not.toContain('_redirects');
  expect(built.changed).not.toContain('mocks/index.html');
});

it('are known to a warm build, and gone after it once they are taken out', async () => {
  const { root, read } = await makeSite({ alias: '/blog/mock-exams' });
  const text = await readFile(path.join(root, post), 'utf8');
  await writeFile(path.join(root, post), text.replace('/blog/mock-exams', '/blog/mocks'));
  const again = await build(root);
  expect(again.changed).toEqual(
    expect.arrayContaining(['_redirects', 'blog/mock-exams/index.html', 'blog/mocks/index.html']),
  );
  expect(await read('_redirects')).toBe(`/blog/mocks ${article} 301\n`);
});

type Written = { alias: string; until?: string; settings?: string };

/** The small site with an old address for its article, and further settings in site.yaml. */
async function makeSite({ alias, until, settings = '' }: Written) {
  const root = await emptyFolder();
  await cp(path.join(repository, 'tests/fixtures/small-site'), root, { recursive: true });
  const edit = async (file: string, more: (text: string) => string) =>
    writeFile(path.join(root, file), more(await readFile(path.join(root, file), 'utf8')));
  const timed = until === undefined ? '' : `until: ${until}\n`;
  await edit(post, (text) => text.replace('---\n', `---\naliases: [${alias}]\n${timed}`));
  await edit('site.yaml', (text) => `${settings}${text}`);
  const built = await build(root);
  return { root, built, read: (file: string) => readFile(path.join(root, 'dist', file), 'utf8') };
}

function build(root: string) {
  const today = parseAt('2026-11-22');
  return buildSite({
    root,
    out: path.join(root, 'dist'),
    until: 'write',
    base: undefined,
    today,
    release: false,
  });
}
