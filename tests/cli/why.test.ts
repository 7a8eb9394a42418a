import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { displayWidth } from '../../diagnostics/display-width.ts';
import { openBuildNotes } from '../../renderer/warm/build-note.ts';
import { runCommand } from './run-command.ts';
import { repository, smallSiteFolder } from './run-site.ts';

const day = '2026-11-22';
let root = '';

/** A site with a section and a schema of its own, built once. */
beforeAll(async () => {
  root = await smallSiteFolder();
  const section = 'templates/sections/course-cards';
  await cp(path.join(repository, section), path.join(root, section), { recursive: true });
  await mkdir(path.join(root, 'schemas'));
  await cp(
    path.join(repository, 'schemas/course.schema.json'),
    path.join(root, 'schemas/course.schema.json'),
  );
  await run('build');
});

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** Runs a command, and checks that no line of `why` is wider than a terminal of 80 columns. */
async function run(command: string, ...args: string[]) {
  const on = args.includes('--at') ? [] : ['--at', day];
  const ended = await runCommand([command, ...args, ...on], root);
  if (command === 'why' && ended.code === 0 && !args.includes('json'))
    for (const line of ended.out.split('\n')) expect(displayWidth(line), line).toBeLessThanOrEqual(80);
  return ended;
}

/** Edits a file until the end of the test. */
async function edit(file: string, from: string | RegExp, to: string): Promise<void> {
  const whole = path.join(root, file);
  const text = await readFile(whole, 'utf8');
  expect(text.replace(from, to), file).not.toBe(text);
  await writeFile(whole, text.replace(from, to));
  undo.push(() => writeFile(whole, text));
}

const course = 'content/courses/osce-weekend.yaml';
const post = 'content/posts/before-your-first-mock-exam.mdx';

describe('site why, of a page that the next build would make again', () => {
  it('says which value was edited, from what to what, and what was made of it on the way', async () => {
    await edit(course, 'price: 249', 'price: 259');
    const { out, code } = await run('why', '/');
    expect(out).toBe(
      '/ would be made again:\n  courses/osce-weekend.yaml price 249 → 259 → course card → /\n',
    );
    expect(code).toBe(0);
    const whole = await run('why', 'https://www.example.com/index.html');
    expect(whole.out).toBe(out);
  });

  it('says of all others that they would be left', async () => {
    await edit(course, 'price: 249', 'price: 259');
    expect((await run('why', '/blog')).out).toBe(
      '/blog would be left as it is: nothing that it is made of has changed.\n',
    );
  });

  it('follows a word that every page shows', async () => {
    await edit('content/wording.yaml', 'open: Open the menu', 'open: Show the menu');
    const { out } = await run('why', '--all');
    expect(out).toContain('The next build would make all 4 pages again:\n');
    expect(out.replace(/\s+/g, ' ')).toContain(
      'wording.yaml menu open Open the menu → Show the menu → wording menu → header and footer → every page',
    );
  });

  it('follows a setting that a name in a text stands for', async () => {
    await edit('site.yaml', 'email: hello@example.com', 'email: hi@example.com');
    const { out } = await run('why', '/blog');
    expect(out.replace(/\s+/g, ' ')).toContain(
      'site.yaml contact email hello@example.com → hi@example.com → {site.contact.email} →',
    );
  });

  it('tells a field that was edited from a text', async () => {
    await edit(post, /^title: .*$/m, 'title: Before the first exam');
    const title = await run('why', '/blog');
    expect(title.out.replace(/\s+/g, ' ')).toContain('→ Before the first exam → post card → /blog');
    expect(title.out).not.toContain('text edited');
  });

  it('says that a text has letters which the typefaces lacked, on every page', async () => {
    await edit(post, /^title: .*$/m, 'title: Schöne Prüfung 試験');
    expect((await run('why', '/blog')).out.replace(/\s+/g, ' ')).toContain(
      'like every page: the typefaces changed, or the characters that the texts need of them → every page',
    );
  });

  it('tells a text that was edited from a field', async () => {
    await edit(post, /$/, '\nOne more sentence for everybody.\n');
    expect((await run('why', '--all')).out).toBe(
      'The next build would make 1 of 4 pages again:\n' +
        '  posts/before-your-first-mock-exam.mdx text edited → post →\n' +
        '      /blog/before-your-first-mock-exam\n',
    );
  });

  it('names an entry that came, with its new page', async () => {
    const added = path.join(root, 'content/posts/second.mdx');
    await cp(path.join(root, post), added);
    undo.push(() => rm(added));
    const { out } = await run('why', '--all');
    expect(out).toContain('The next build would make 3 of 5 pages again:');
    expect(out).toContain('  posts/second.mdx added\n    → list of posts → /, /blog\n    → /blog/second\n');
  });

  it('names an entry that went, with the page that goes with it', async () => {
    const [from, to] = [path.join(root, post), path.join(root, 'laid-aside.mdx')];
    await rename(from, to);
    undo.push(() => rename(to, from));
    const { out, code } = await run('why', '/blog/before-your-first-mock-exam');
    expect(code).toBe(0);
    expect(out).toContain('/blog/before-your-first-mock-exam would be removed:');
    expect(out).toContain('posts/before-your-first-mock-exam.mdx removed →');
  });

  it('says once for a file that its lines have moved', async () => {
    await edit(course, /^/, '# Prices are from 2025.\n');
    expect((await run('why', '--all')).out).toBe(
      'The next build would make 1 of 4 pages again:\n' +
        '  courses/osce-weekend.yaml lines moved, the first from 2 to 3 → course card → /\n',
    );
  });

  it('names the stylesheet that was edited', async () => {
    const file = 'templates/sections/course-cards/course-cards.css';
    await edit(file, /\{/, '{ outline-offset: 1px;');
    expect((await run('why', '--all')).out).toBe(
      `The next build would make 1 of 4 pages again:\n  ${file} changed → stylesheet → /\n`,
    );
  });

  it('names the component that was edited, and the section', async () => {
    const file = 'templates/sections/course-cards/course-cards.tsx';
    await edit(file, '<li key={course.id}>', '<li key={course.id} className="card">');
    expect((await run('why', '/')).out.replace(/\s+/g, ' ')).toContain(
      `${file} changed → section course-cards → /`,
    );
  });

  it('says that a finished file is not as it was left', async () => {
    await edit('dist/blog.html', /$/, '<!-- edited by hand -->');
    expect((await run('why', '/blog')).out).toContain(
      'its finished file is not as the last build left it → /blog',
    );
  });
});

describe('site why, where every page would be made again', () => {
  it('says which day it was and is', async () => {
    expect((await run('why', '--all', '--at', '2026-11-23')).out).toBe(
      'The next build would make all 4 pages again:\n' +
        '  the day that counts as today 2026-11-22 → 2026-11-23 → every page\n',
    );
  });

  it('names a setting that every page depends on', async () => {
    await edit('site.yaml', 'clock: 12', 'clock: 24');
    expect((await run('why', '--all')).out).toContain('  site.yaml clock 12 → 24 → every page\n');
  });

  it('says that .site has lost what the last build left', async () => {
    const [cache, aside] = [path.join(root, '.site/cache'), path.join(root, '.site/aside')];
    await rename(cache, aside);
    undo.push(() => rename(aside, cache));
    undo.push(() => rm(cache, { recursive: true, force: true }));
    const { out } = await run('why', '--all');
    expect(out).toContain('nothing is left of the last build: .site was removed');
  });

  it('does not believe what is damaged', async () => {
    const values = path.join(root, '.site/cache/values');
    const sizes = await Promise.all(
      (await readdir(values)).map(async (name) => ({
        name,
        size: (await stat(path.join(values, name))).size,
      })),
    );
    const [largest] = sizes.sort((one, other) => other.size - one.size);
    const file = path.join(values, largest?.name ?? '');
    const content = await readFile(file);
    await writeFile(file, content.subarray(0, content.length / 2));
    undo.push(() => writeFile(file, content));
    const { out } = await run('why', '--all');
    expect(out).toContain('nothing is left of the last build');
  });

  // Last: a restored schema still counts as a different file.
  it('names the schema that was edited', async () => {
    await edit('schemas/course.schema.json', '"title"', '"$comment": "ours", "title"');
    expect((await run('why', '--all')).out).toBe(
      'The next build would make all 4 pages again:\n  schemas/course.schema.json changed → every page\n',
    );
    expect((await run('why', '/blog')).out).toBe(
      '/blog would be made again, like every page:\n  schemas/course.schema.json changed → every page\n',
    );
  });
});

describe('site why, asked in a way that can’t be answered', () => {
  it('names the nearest address', async () => {
    const { code, note } = await run('why', '/blgo');
    expect(code).toBe(2);
    expect(note).toContain('There is no page “/blgo”. Did you mean “/blog”?');
    expect((await run('why', '/prüfung')).note).toContain('There are: /, /blog,');
  });

  it('wants a page or --all', async () => {
    expect((await run('why')).code).toBe(2);
    expect((await run('why', '/', '--all')).code).toBe(2);
    expect((await run('build', '--all', '--why')).code).toBe(2);
  });

  it('says what is wrong with the site', async () => {
    await edit(course, 'price: 249', 'price: £249');
    const { code, out } = await run('why', '/');
    expect(code).toBe(1);
    expect(out).toContain('[not-a-number]');
  });
});

describe('builds that say why', () => {
  it('say so as they go, and site why remembers it until the next one', async () => {
    const site = await smallSiteFolder();
    const here = root;
    root = site;
    undo.push(async () => {
      root = here;
      await rm(site, { recursive: true });
    });
    const first = await run('build', '--why');
    expect(first.out).toContain('\n\nMade all 4 pages:\n  nothing was built here before → every page\n');
    await edit(course, 'price: 249', 'price: 259');
    const second = await run('build', '--why');
    const reason = 'courses/osce-weekend.yaml price 249 → 259 → course card → /\n';
    expect(second.out).toContain(`Made 1 of 4 pages again:\n  ${reason}`);
    expect((await run('build', '--why')).out).toContain('Made no page again.');
    expect((await run('why', '/')).out).toBe(`/ was made again by the last build:\n  ${reason}`);
    expect((await run('why', '/blog')).out).toContain('was left as it is by the last build');
    const json = JSON.parse((await run('why', '/', '--format', 'json')).out);
    expect(json).toMatchObject({ version: 1, address: '/', build: 'last', pages: 4 });
    expect(json.rebuild.pages).toEqual([
      {
        address: '/',
        reason: {
          kind: 'reads',
          ways: [
            {
              from: {
                ...{ kind: 'value', path: ['price'], before: '249', now: '259' },
                place: { file: course, line: 5, column: 8 },
              },
              through: [{ ask: 'entry', kind: 'courses', id: 'osce-weekend', form: 'card' }],
            },
          ],
        },
      },
    ]);
    await edit(post, /$/, '\nOne more sentence.\n');
    const patched = await run('build', '--why', '--format', 'json');
    expect(JSON.parse(patched.out).rebuild.pages).toMatchObject([
      { address: '/blog/before-your-first-mock-exam', reason: { ways: [{ from: { kind: 'text' } }] } },
    ]);
  });

  it('set aside what another version has left, and say so once', async () => {
    const site = await smallSiteFolder();
    const here = root;
    root = site;
    undo.push(async () => {
      root = here;
      await rm(site, { recursive: true });
    });
    await mkdir(path.join(site, 'dist'));
    const options = { root: site, out: path.join(site, 'dist'), today: new Date(day) };
    const leftBy = (version: string, node: string) =>
      openBuildNotes(options, { version, node, digest: 'another' }).keep({
        ...{ all: [{ kind: 'first' }], pages: [], code: [], kinds: [] },
      });
    // Create `.site` beforehand, so that it is the same folder.
    await mkdir(path.join(site, '.site'));
    leftBy('0.0.9', process.versions.node);
    expect((await run('why', '--all')).out).toMatch(/the last build was made by site 0\.0\.9, this is \d/);
    const first = await run('build', '--why');
    expect(first.out).toContain('[state-set-aside]');
    expect(first.out).toContain('was left by version 0.0.9 of site');
    expect(first.out).toMatch(/the last build was made by site 0\.0\.9, this is \d/);
    const second = await run('build');
    expect(second.out).not.toContain('state-set-aside');
    await rm(path.join(site, '.site/cache'), { recursive: true });
    const { version } = JSON.parse(await readFile(path.join(repository, 'package.json'), 'utf8'));
    leftBy(version, '18.0.0');
    const other = await run('build', '--why');
    expect(other.out).toContain('the last build was made with Node 18.0.0, this is Node');
    expect(other.out).not.toContain('state-set-aside');
  });
});
