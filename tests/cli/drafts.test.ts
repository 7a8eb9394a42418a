/** Drafts: left out of the website, with all links to them, and shown to whoever works on it. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from './run-command.ts';
import { smallSiteFolder } from './run-site.ts';

const day = ['--at', '2026-11-22'];
const finished = 'content/posts/before-your-first-mock-exam.mdx';
let root = '';

beforeEach(async () => {
  root = await smallSiteFolder();
  const article = await read(finished);
  await write(
    'content/posts/half-written.mdx',
    asDraft(article.replace(/^title: .*$/m, 'title: Half written')),
  );
  await write(
    'content/pages/fees.yaml',
    [
      'title: What the exam costs',
      'description: What each part of the exam costs, and when each fee is due.',
      'draft: true',
      'sections:',
      '  - section: page-hero',
      '    title: What it costs',
      '    lede: Every fee, and when it is due.',
      '',
    ].join('\n'),
  );
  await edit('site.yaml', (text) =>
    text
      .replace('notFound:', '  - { path: /fees, page: fees }\nnotFound:')
      .replace(
        '    - { label: Blog, to: /blog }',
        '    - { label: Blog, to: /blog }\n    - { label: Fees, to: /fees }',
      ),
  );
  await write(
    finished,
    `${article}\nSee [what it costs](/fees) and [another article](/blog/half-written).\n`,
  );
});

describe('site build', () => {
  it('leaves drafts out, with the menu items and cards that lead to them, and says so', async () => {
    const { code, out } = await runCommand(['build', ...day], root);
    expect({ code, out }).toMatchObject({ code: 0 });
    expect(out).toContain('content/pages/fees.yaml:1 (draft)');
    expect(out).toMatch(/content\/posts\/half-written\.mdx:\d+ \(draft\)/);
    expect(made()).toEqual({ fees: false, article: false });
    const blog = await readOutput('blog');
    expect(blog).not.toContain('Half written');
    expect(blog).not.toContain('/fees');
    for (const file of ['sitemap.xml', 'feed.xml'])
      if (existsSync(path.join(root, 'dist', file)))
        expect(await read(`dist/${file}`)).not.toMatch(/fees|half-written/);
  });

  it('makes words of links in running text', async () => {
    await runCommand(['build', ...day], root);
    const article = await readOutput('blog/before-your-first-mock-exam');
    expect(article).toContain('See what it costs and another article.');
  });

  it('shows them with --drafts, and leaves them out again without', async () => {
    const { out } = await runCommand(['build', '--drafts', ...day], root);
    expect(out).toContain('2 drafts shown:');
    expect(made()).toEqual({ fees: true, article: true });
    expect(await readOutput('blog')).toContain('Half written');
    await runCommand(['build', ...day], root);
    expect(made()).toEqual({ fees: false, article: false });
  });

  it('shows what is no draft any more', async () => {
    await runCommand(['build', ...day], root);
    await edit('content/pages/fees.yaml', (text) => text.replace('draft: true', 'draft: false'));
    await runCommand(['build', ...day], root);
    expect(made()).toEqual({ fees: true, article: false });
  });
});

it('gives both lists to other programs', async () => {
  const given = async (...args: string[]) =>
    JSON.parse((await runCommand(['check', '--format', 'json', ...args, ...day], root)).out);
  expect((await given()).hidden).toMatchObject([
    { file: 'content/pages/fees.yaml', draft: true },
    { file: 'content/posts/half-written.mdx', draft: true },
  ]);
  const { hidden, drafts } = await given('--drafts');
  expect(hidden).toEqual([]);
  expect(drafts).toMatchObject([
    { file: 'content/pages/fees.yaml', addresses: ['/fees'] },
    { file: 'content/posts/half-written.mdx', addresses: ['/blog/half-written'] },
  ]);
});

it.each([['check', '--release'], ['build', '--shard', '1/2'], ['merge']])(
  'site %s %s is only for what visitors see',
  async (...args) => {
    const { code, note } = await runCommand([...args, '--drafts'], root);
    expect(code).toBe(2);
    expect(note).toContain('the finished website has no drafts');
  },
);

function made() {
  const has = (page: string) =>
    [`${page}/index.html`, `${page}.html`].some((file) => existsSync(path.join(root, 'dist', file)));
  return { fees: has('fees'), article: has('blog/half-written') };
}

async function readOutput(page: string): Promise<string> {
  const [found] = [`${page}.html`, `${page}/index.html`].filter((file) =>
    existsSync(path.join(root, 'dist', file)),
  );
  return read(`dist/${found}`);
}

function asDraft(text: string): string {
  return text.replace('---\n', '---\ndraft: true\n');
}

function read(file: string): Promise<string> {
  return readFile(path.join(root, file), 'utf8');
}

function write(file: string, text: string): Promise<void> {
  return writeFile(path.join(root, file), text);
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const before = await read(file);
  const after = change(before);
  expect(after).not.toBe(before);
  await write(file, after);
}
