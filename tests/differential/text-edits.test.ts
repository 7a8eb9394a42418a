// @module-tag long/edits
/**
 * Builds that make only the pages of changed texts: byte for byte as from scratch, and only if nothing else is to do.
 */
import { appendFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { versionFile } from '../../renderer/render/files/print-version.ts';
import { mostPatched } from '../../renderer/warm/patch-base.ts';
import { describeDifferences, editAndCompare } from './edit-and-compare.ts';
import { openWarmSite, type WarmBuild, type WarmSite } from './warm-site.ts';

const minute = 60_000;
/** The newest are in the feeds: article 5 is, and article 45 is not. */
const articles = 60;
let site: WarmSite;

beforeAll(async () => {
  site = await openWarmSite(articles);
  article = nameOf(45);
  expect((await build()).ok).toBe(true);
}, 2 * minute);
afterAll(() => site.close());

const inSite = (file: string) => site.inSite(file);
const nameOf = (number: number) => site.article(number);
const build = (...how: Parameters<WarmSite['build']>) => site.build(...how);
const expectAsAnew = (built: WarmBuild) => site.expectAsAnew(built);
let article = '';
const page = 'blog/article-00045.html';
const readPage = (file = page) => readFileSync(inSite(path.join('dist', file)), 'utf8');

test(
  'a sentence more makes its own page anew and opens no other file',
  async () => {
    appendFileSync(article, '\nA sentence for the test.\n');
    const built = await build();
    expect(built).toMatchObject({
      ok: true,
      opened: 0,
      changed: [page, versionFile],
      pages: expect.any(Number),
    });
    expect(readPage()).toContain('A sentence for the test.');
    await expectAsAnew(built);
    expect(await build()).toMatchObject({ ok: true, opened: 0, changed: [] });
  },
  minute,
);

test(
  'what is taken back is gone, and what was changed before stays',
  async () => {
    const text = readFileSync(article, 'utf8');
    const other = nameOf(5);
    writeFileSync(article, `${text}\nSoon gone again.\n`);
    expect((await build()).changed).toEqual([page, versionFile]);
    writeFileSync(article, text);
    appendFileSync(other, '\nAnd [a link](/blog/article-00001).\n');
    const built = await build();
    expect(built).toMatchObject({ ok: true, opened: 0 });
    expect(built.changed).toEqual(['blog/article-00005.html', page, 'feed.json', 'feed.xml', versionFile]);
    expect(readPage()).not.toContain('Soon gone again.');
    await expectAsAnew(built);
  },
  minute,
);

test(
  'of several edits one after another, each makes anew only what it changes itself, also where it is taken back',
  async () => {
    const made = ({ times }: Awaited<ReturnType<typeof build>>) =>
      times?.pages.map(({ name }) => name).toSorted();
    const [inFeeds, other] = [nameOf(4), nameOf(46)];
    const text = readFileSync(inFeeds, 'utf8');
    // Cards show the reading time, in lists and beside other articles.
    const more = [10, 11, 12].flatMap((number) =>
      readFileSync(nameOf(number), 'utf8').match(/^[A-Z][^{}<>[\]`|#*]+$/gm),
    );
    writeFileSync(inFeeds, `${text}\n${more.join('\n\n')}\n`);
    const longer = await build();
    expect(longer).toMatchObject({ ok: true, opened: 0 });
    expect(longer.changed).toContain('feed.xml');
    expect(made(longer)?.length).toBeGreaterThan(1);
    await expectAsAnew(longer);
    appendFileSync(other, '\nBeside a longer one.\n');
    const beside = await build();
    expect(beside).toMatchObject({ ok: true, opened: 0, changed: ['blog/article-00046.html', versionFile] });
    expect(made(beside)).toEqual(['/blog/article-00046']);
    await expectAsAnew(beside);
    writeFileSync(inFeeds, text);
    const back = await build();
    expect(back).toMatchObject({ ok: true, opened: 0 });
    expect(made(back)).toEqual(made(longer));
    expect(back.changed.toSorted()).toEqual(longer.changed.toSorted());
    await expectAsAnew(back);
    appendFileSync(other, '\nAnd after it was taken back.\n');
    expect(made(await build())).toEqual(['/blog/article-00046']);
  },
  minute,
);

test(
  'whoever builds at once after an edit gets a patch, and so does the next',
  async () => {
    appendFileSync(article, '\nHardly written.\n');
    expect(await site.buildAtOnce()).toMatchObject({ ok: true, opened: 0, changed: [page, versionFile] });
    appendFileSync(article, '\nNor this.\n');
    const built = await site.buildAtOnce();
    expect(built).toMatchObject({ ok: true, opened: 0, changed: [page, versionFile] });
    await expectAsAnew(built);
  },
  minute,
);

test(
  'more texts than a patch takes are built with the whole site, and the next one is a patch again',
  async () => {
    for (let number = 10; number < 10 + mostPatched.texts + 1; number += 1)
      appendFileSync(nameOf(number), '\nOne of many.\n');
    const many = await build();
    expect(many.ok).toBe(true);
    expect(many.opened).toBeGreaterThan(articles);
    appendFileSync(article, '\nOne more.\n');
    const built = await build();
    expect(built).toMatchObject({ ok: true, opened: 0, changed: [page, versionFile] });
    await expectAsAnew(built);
  },
  minute,
);

test(
  'of an edited template only the pages that show it are made anew, and the next text is a patch again',
  async () => {
    const notes = ['/notes/1', '/notes/2', '/notes/3'];
    const made = ({ times }: Awaited<ReturnType<typeof build>>) =>
      times?.pages.map(({ name }) => name).toSorted();
    const own = inSite('templates/sections/workshop-note/workshop-note.tsx');
    // Pages made by a patch are made once more.
    let others = ['/blog/article-00045'];
    for (const version of ['second', 'third']) {
      writeFileSync(
        own,
        readFileSync(own, 'utf8').replace(/data-version="\w+"/, `data-version="${version}"`),
      );
      const built = await build();
      expect(made(built)).toEqual([...others, ...notes]);
      others = [];
      expect(built.changed).toEqual(notes.map((address) => `${address.slice(1)}.html`));
      expect(readPage('notes/1.html')).toContain(`data-version="${version}"`);
      await expectAsAnew(built);
    }
    const styles = own.replace(/tsx$/, 'css');
    writeFileSync(styles, `${readFileSync(styles, 'utf8')}\n.workshop-note { color: #123456; }\n`);
    const styled = await build();
    expect(made(styled)).toEqual(notes);
    await expectAsAnew(styled);
    appendFileSync(article, '\nAfter another template.\n');
    const built = await build();
    expect(built).toMatchObject({ ok: true, opened: 0, changed: [page, versionFile] });
    await expectAsAnew(built);
    expect(readPage('notes/1.html')).toContain('data-version="third"');
  },
  2 * minute,
);

test(
  'a link is held against the page that it leads to, however little is opened',
  async () => {
    const text = readFileSync(article, 'utf8');
    const id = /<h2 id="([^"]+)"/.exec(readPage('blog/article-00003.html'))?.[1];
    writeFileSync(article, `${text}\nSee [that](/blog/article-00003#${id}).\n`);
    expect(await build()).toMatchObject({ ok: true, opened: 0 });
    for (const [href, code] of [
      ['/blog/article-00003#no-such-heading', 'anchor-missing'],
      ['/blog/no-such-article', 'link-broken'],
    ]) {
      writeFileSync(article, `${text}\nSee [that](${href}).\n`);
      const built = await build();
      expect(built.ok).toBe(false);
      expect(built.diagnostics.map((one) => one.code)).toContain(code);
      expect(readPage()).toContain(`/blog/article-00003#${id}`);
    }
    writeFileSync(article, text);
    const built = await build();
    expect(built.ok).toBe(true);
    await expectAsAnew(built);
  },
  minute,
);

const beyond: [string, (text: string) => string][] = [
  ['a character that no text had', (text) => `${text}\nThe Ełk fair.\n`],
  ['a title', (text) => text.replace(/title: "/, 'title: "New: ')],
  ['a name that texts have of the site', (text) => `${text}\nIt costs {courses.lamp-evening.price}.\n`],
  ['a doubtful sentence', (text) => `${text}\nThe same again today is fine. The same again today is fine.\n`],
  [
    'code, which has a style of its own',
    (text) => `${text}\n<details>\n<summary>More</summary>\n\nText.\n\n</details>\n`,
  ],
];

test.each(beyond)(
  '%s is a matter for a whole build',
  async (_name, change) => {
    const text = readFileSync(article, 'utf8');
    writeFileSync(article, change(text));
    const built = await build();
    expect(built.ok).toBe(true);
    await expectAsAnew(built);
    writeFileSync(article, text);
    await expectAsAnew(await build());
  },
  minute,
);

test(
  'what has a name is told where a text says it, by a whole build',
  async () => {
    const text = readFileSync(article, 'utf8');
    const title = /^title: "(.*)"$/m.exec(readFileSync(nameOf(7), 'utf8'))?.[1];
    for (const said of [`See ${title}, which is ours.`, 'It costs £45.']) {
      writeFileSync(article, `${text}\n${said}\n`);
      const built = await build();
      expect(built.ok).toBe(true);
      expect(built.diagnostics.map(({ code }) => code)).toContain('said-twice');
      await expectAsAnew(built);
    }
    writeFileSync(article, text);
    await expectAsAnew(await build());
  },
  minute,
);

test(
  'a site with warnings about its pages is no other matter',
  async () => {
    const [text, other] = [readFileSync(article, 'utf8'), readFileSync(nameOf(20), 'utf8')];
    const long = `excerpt: "${'On and on it goes, and no end is in sight. '.repeat(8)}"`;
    writeFileSync(nameOf(20), other.replace(/^excerpt: .*$/m, long));
    const codes = (await build()).diagnostics.map(({ code }) => code);
    expect(codes).toContain('page-description-long');
    appendFileSync(article, '\nBeside a warning.\n');
    const built = await build();
    expect(built).toMatchObject({ ok: true, opened: 0, changed: [page, versionFile] });
    expect(built.diagnostics.map(({ code }) => code)).toEqual(codes);
    await expectAsAnew(built);
    writeFileSync(article, text);
    writeFileSync(nameOf(20), other);
    await expectAsAnew(await build());
  },
  minute,
);

test(
  'a line of the record that grows longer moves those behind it',
  async () => {
    const text = readFileSync(article, 'utf8');
    writeFileSync(article, text.replace('\n## ', `${'\n'.repeat(100)}\n## `));
    const built = await build();
    expect(built).toMatchObject({ ok: true, opened: 0, changed: [versionFile] });
    await expectAsAnew(built);
    writeFileSync(article, text);
    await expectAsAnew(await build());
  },
  minute,
);

test(
  'damage to what was left, or to the output, is not built upon',
  async () => {
    const values = inSite('.site/cache/values');
    const [largest = ''] = readdirSync(values)
      .map((name) => path.join(values, name))
      .toSorted((one, other) => statSync(other).size - statSync(one).size);
    const whole = readFileSync(largest);
    for (const at of [0, 40, whole.length >> 1, whole.length - 20]) {
      const damaged = Buffer.from(whole);
      damaged.fill(7, at, at + 12);
      writeFileSync(largest, damaged);
      appendFileSync(article, `\nAfter damage at ${at}.\n`);
      await expectAsAnew(await build());
    }
    appendFileSync(inSite(path.join('dist', 'blog/article-00001.html')), ' ');
    appendFileSync(article, '\nAfter a changed page.\n');
    await expectAsAnew(await build());
    expect(existsSync(inSite('.site/output/dist/staging'))).toBe(false);
  },
  2 * minute,
);

test(
  'a generated site is the same to the byte after each of 14 edits, mostly of texts',
  async () => {
    const records = await editAndCompare('generated', 'texts 3', 14, 'texts');
    expect(describeDifferences(records)).toEqual([]);
    expect(records.filter(({ isPatch }) => isPatch).length).toBeGreaterThan(2);
  },
  4 * minute,
);
