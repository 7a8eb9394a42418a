import { chmodSync, mkdirSync, renameSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createReadCache } from '../../renderer/read/read-sources.ts';
import { basics, createSite, read } from './create-site.ts';

/** Root may read everything, so `work` runs as an unprivileged user. */
async function asNobody<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  if (process.getuid?.() !== 0) return work();
  const nobody = 65534;
  chmodSync(folder, 0o755);
  process.seteuid?.(nobody);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}

describe('readSources', () => {
  test('reads every collection in file name order, and empty ones too', async () => {
    const root = createSite({
      ...basics,
      'content/pages/about.yaml': 'title: About\n',
      'content/pages/a-b.yaml': 'title: A\n',
      'content/posts/news.mdx': '---\ntitle: News\n---\n\nHello.\n',
      'content/facts.yaml': 'fee: 1\n',
    });
    const { sources, said } = await read(root);
    expect(said).toEqual([]);
    expect(sources?.site.value).toEqual({ name: 'Example' });
    const files = Object.entries(sources?.collections ?? {}).map(([name, list]) => [
      name,
      list.map(({ file }) => file),
    ]);
    expect(Object.fromEntries(files)).toEqual({
      pages: ['content/pages/a-b.yaml', 'content/pages/about.yaml', 'content/pages/home.yaml'],
      courses: [],
      posts: ['content/posts/news.mdx'],
      testimonials: [],
      tutors: [],
      questions: [],
      events: [],
      accreditations: [],
      forms: [],
      legal: [],
      outcomes: [],
      facts: ['content/facts.yaml'],
      wording: [],
    });
  });

  test('keeps a file with a mistake, without what is wrong in it, beside the good ones', async () => {
    const { sources, said } = await read(
      createSite({ ...basics, 'content/pages/bad.yaml': 'title: a: b\n' }),
    );
    expect(said).toEqual(['content/pages/bad.yaml:1:8 yaml-colon-in-text']);
    expect(sources?.collections.pages?.map(({ value }) => value)).toEqual([{}, { title: 'Home' }]);
  });

  test('says that there is no site, for an empty folder and for one that does not exist', async () => {
    const root = createSite({});
    expect(await read(root)).toEqual({ sources: undefined, said: ['site.yaml:1:1 site-file-missing'] });
    expect((await read(path.join(root, 'nowhere'))).said).toEqual(['site.yaml:1:1 site-file-missing']);
  });

  test('ignores hidden files and what computers leave behind', async () => {
    const left = {
      'content/.DS_Store': 'x',
      'content/pages/home.yaml~': 'x',
      'content/media/Thumbs.db': 'x',
    };
    expect((await read(createSite({ ...basics, ...left }))).said).toEqual([]);
  });

  test('refuses files that are too large before it reads them', async () => {
    const root = createSite({
      ...basics,
      'content/pages/large.yaml': `a: ${'x'.repeat(10_000_000)}\n`,
      'content/media/large.pdf': new Uint8Array(26_000_000),
    });
    expect((await read(root)).said).toEqual([
      'content/pages/large.yaml:1:1 file-too-large',
      'content/media/large.pdf:1:1 file-too-large',
    ]);
  });

  test('says where a folder or a file is expected', async () => {
    const root = createSite({ ...basics, 'content/courses': 'x', 'content/media': 'x' });
    for (const folder of ['content/facts.yaml', 'content/pages/x.yaml']) mkdirSync(path.join(root, folder));
    expect((await read(root)).said).toEqual([
      'content/courses:1:1 folder-expected',
      'content/pages/x.yaml:1:1 file-expected',
      'content/facts.yaml:1:1 file-expected',
      'content/media:1:1 folder-expected',
    ]);
    const other = createSite({ 'site.yaml/x': '', content: '' });
    expect((await read(other)).said).toEqual(['site.yaml:1:1 file-expected']);
  });

  test('refuses UTF-16 and names the place of the first byte that is no UTF-8', async () => {
    const root = createSite({
      ...basics,
      'content/pages/a.yaml': Buffer.from('title: Home\n', 'utf16le'),
      'content/pages/b.yaml': Buffer.from('\uFEFFtitle: é\nx: \u00e9\n', 'utf8').subarray(0, -2),
      'content/pages/c.yaml': Buffer.concat([Buffer.from('a: \uFFFD\nb: 1\nc: '), Buffer.from([0xff, 10])]),
    });
    expect((await read(root)).said).toEqual([
      'content/pages/a.yaml:1:1 file-not-utf8',
      'content/pages/b.yaml:2:4 file-not-utf8',
      'content/pages/c.yaml:3:4 file-not-utf8',
    ]);
  });

  test('says that a file may not be read', async () => {
    const root = createSite(basics);
    chmodSync(path.join(root, 'content/pages/home.yaml'), 0);
    const { said } = await asNobody(root, () => read(root));
    expect(said).toEqual(['content/pages/home.yaml:1:1 file-unreadable']);
  });
});

describe('links', () => {
  test('inside the folder are followed, to files and folders', async () => {
    const root = createSite({
      ...basics,
      'shared/course.yaml': 'title: Shared\n',
      'shared/map.svg': '<svg viewBox="0 0 2 1"/>',
    });
    mkdirSync(path.join(root, 'content/courses'));
    symlinkSync('../../shared/course.yaml', path.join(root, 'content/courses/linked.yaml'));
    symlinkSync('../shared', path.join(root, 'content/media'));
    rmSync(path.join(root, 'shared/course.yaml'));
    writeFileSync(path.join(root, 'content/course-text.yaml'), 'title: Shared\n');
    unlinkSync(path.join(root, 'content/courses/linked.yaml'));
    symlinkSync('../course-text.yaml', path.join(root, 'content/courses/linked.yaml'));
    const { sources, said } = await read(root);
    expect(said).toEqual(['content/course-text.yaml:1:1 unknown-content-file']);
    expect(sources?.collections.courses?.[0]?.value).toEqual({ title: 'Shared' });
    expect(Object.keys(sources?.media ?? {})).toEqual(['map.svg']);
  });

  test('that leave the folder, lead nowhere or lead in circles are refused, once each', async () => {
    const outside = createSite({ 'secret.yaml': 'title: Secret\n', 'pages/x.yaml': 'title: x\n' });
    const root = createSite({ ...basics, 'content/media/a/b.svg': '<svg viewBox="0 0 2 1"/>' });
    symlinkSync(path.join(outside, 'secret.yaml'), path.join(root, 'content/pages/secret.yaml'));
    symlinkSync('nothing.yaml', path.join(root, 'content/pages/broken.yaml'));
    symlinkSync('self.yaml', path.join(root, 'content/pages/self.yaml'));
    symlinkSync(path.join(outside, 'pages'), path.join(root, 'content/courses'));
    symlinkSync('..', path.join(root, 'content/media/a/up'));
    const { sources, said } = await read(root);
    expect(said.sort()).toEqual([
      'content/courses:1:1 file-link-outside',
      'content/media/a/up:1:1 file-link-circular',
      'content/pages/broken.yaml:1:1 file-link-broken',
      'content/pages/secret.yaml:1:1 file-link-outside',
      'content/pages/self.yaml:1:1 file-link-broken',
    ]);
    expect(JSON.stringify(sources?.collections.pages)).not.toContain('Secret');
  });

  test('to what is hidden in the folder are refused, wherever they stand', async () => {
    const root = createSite({
      ...basics,
      '.env': 'title: Secret\n',
      '.git/config': 'secret',
      'content/media/.drafts/a.txt': 'secret',
      'content/media/a.txt': 'a',
    });
    symlinkSync('../../.env', path.join(root, 'content/pages/a.yaml'));
    symlinkSync('.drafts/a.txt', path.join(root, 'content/media/b.txt'));
    symlinkSync('.drafts', path.join(root, 'content/media/c'));
    symlinkSync('../.git', path.join(root, 'content/posts'));
    const { sources, said } = await read(root);
    expect(said.sort()).toEqual([
      'content/media/b.txt:1:1 file-link-hidden',
      'content/media/c:1:1 file-link-hidden',
      'content/pages/a.yaml:1:1 file-link-hidden',
      'content/posts:1:1 file-link-hidden',
    ]);
    expect(Object.keys(sources?.media ?? {})).toEqual(['a.txt']);
    expect(JSON.stringify(sources?.collections)).not.toContain('Secret');
  });

  test('in content/media lead to what stands there, in the site or in one that it extends, and nowhere else', async () => {
    const family = createSite({
      'content/media/base/a.txt': 'a',
      'content/pages/home.yaml': 'title: Home\n',
      'notes.txt': 'secret',
      '.env': 'secret',
      'site.yaml': 'name: Example\n',
      'branches/north/site.yaml': 'extends: ../../site.yaml\n',
      'branches/north/notes.txt': 'secret',
      'branches/north/content/media/own/b.txt': 'b',
    });
    const root = path.join(family, 'branches/north');
    const link = (target: string, name: string) =>
      symlinkSync(target, path.join(root, 'content/media', name));
    link('own/b.txt', 'c.txt');
    link('../../../../content/media/base/a.txt', 'd.txt');
    link('../../../../content/media/base', 'e');
    link('../../notes.txt', 'f.txt');
    link('../../../../notes.txt', 'g.txt');
    link('../../../../.env', 'h.txt');
    link('../..', 'i');
    const { sources, said } = await read(root);
    expect(said.filter((one) => one.includes('link')).sort()).toEqual(
      ['f.txt', 'g.txt', 'h.txt', 'i'].map((name) => `content/media/${name}:1:1 media-link-outside`),
    );
    expect(Object.keys(sources?.media ?? {}).sort()).toEqual([
      'base/a.txt',
      'c.txt',
      'd.txt',
      'e/a.txt',
      'own/b.txt',
    ]);
  });

  test('in place of site.yaml or content are refused without a second message', async () => {
    const outside = createSite(basics);
    const root = createSite({});
    symlinkSync(path.join(outside, 'site.yaml'), path.join(root, 'site.yaml'));
    expect((await read(root)).said).toEqual(['site.yaml:1:1 file-link-outside']);
  });

  test('a site may itself be reached through a link', async () => {
    const root = createSite({ ...basics, 'elsewhere/x': '' });
    const link = `${root}-link`;
    symlinkSync(root, link);
    try {
      expect((await read(link)).said).toEqual([]);
    } finally {
      unlinkSync(link);
    }
  });
});

describe('the cache', () => {
  test('parses only what changed and forgets what is gone', async () => {
    const root = createSite({
      ...basics,
      'content/pages/about.yaml': 'title: About\n',
      'content/media/a.svg': '<svg viewBox="0 0 2 1"/>',
    });
    const cache = createReadCache();
    const first = (await read(root, cache)).sources;
    writeFileSync(path.join(root, 'content/pages/home.yaml'), 'title: New\n');
    const second = (await read(root, cache)).sources;
    expect(second?.site).toBe(first?.site);
    expect(second?.collections.pages?.[0]).toBe(first?.collections.pages?.[0]);
    expect(second?.collections.pages?.[1]?.value).toEqual({ title: 'New' });
    expect(second?.media['a.svg']).toBe(first?.media['a.svg']);
    rmSync(path.join(root, 'content/pages/home.yaml'));
    await read(root, cache);
    expect([...cache.texts.keys()].map((file) => path.basename(file)).sort()).toEqual([
      'about.yaml',
      'site.yaml',
    ]);
  });

  test('repeats the problems of a file that did not change', async () => {
    const root = createSite({
      ...basics,
      'content/pages/bad.yaml': 'title: a: b\n',
      'content/media/x.png': 'no',
    });
    const cache = createReadCache();
    const { said } = await read(root, cache);
    expect(said).toHaveLength(2);
    expect((await read(root, cache)).said).toEqual(said);
  });

  test('notices a file under a new name, with its places', async () => {
    const root = createSite({ ...basics, 'content/pages/bad.yaml': 'title: a: b\n' });
    const cache = createReadCache();
    await read(root, cache);
    renameSync(path.join(root, 'content/pages/bad.yaml'), path.join(root, 'content/pages/worse.yaml'));
    expect((await read(root, cache)).said).toEqual(['content/pages/worse.yaml:1:8 yaml-colon-in-text']);
  });
});
