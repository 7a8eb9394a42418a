/** The report of “site diff” after one edit after the other, in a real repository. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Cause, SiteDiff, ToldChange } from '../../renderer/site.ts';
import { committedSite, git } from './commit-site.ts';
import { runCommand } from './run-command.ts';
import { repository } from './run-site.ts';

const course = 'content/courses/osce-weekend.yaml';
const post = 'content/posts/before-your-first-mock-exam.mdx';

type Site = Awaited<ReturnType<typeof committedSite>>;

async function found(site: Site, args: readonly string[] = [], at = ''): Promise<SiteDiff> {
  const told = await site.diff([...args, '--format', 'json'], at);
  expect(told.note).toBe('');
  return JSON.parse(told.out);
}

async function onlyCause(site: Site): Promise<Cause> {
  const { causes } = await found(site);
  expect(causes).toHaveLength(1);
  const [cause] = causes;
  if (!cause) throw new Error('nothing was found');
  return cause;
}

function told(cause: Cause, kind: ToldChange['kind']): (string | undefined)[][] {
  return cause.changes.filter((change) => change.kind === kind).map(({ before, after }) => [before, after]);
}

function editsOf(cause: Cause): string[] {
  return cause.edits.map(({ place, name }) => `${place.file}:${place.line} ${name}`.trim());
}

describe('what was edited is named with its line, and what it changes', () => {
  it('a date', async () => {
    const site = await committedSite();
    await site.edit(post, 'date: ', 'updated: 2026-10-01\ndate: ');
    const cause = await onlyCause(site);
    expect(editsOf(cause)[0]).toMatch(/^content\/posts\/before-your-first-mock-exam\.mdx:\d+ updated$/);
    expect(cause.changes.every(({ pages }) => pages.every((page) => page.startsWith('/blog/')))).toBe(true);
    expect(cause.changes).toContainEqual({
      kind: 'sharing',
      after: '2026-10-01T00:00:00+01:00',
      of: 'article:modified_time',
      pages: ['/blog/before-your-first-mock-exam'],
    });
  });

  it('an article that was added', async () => {
    const site = await committedSite();
    const text =
      '---\ntitle: Second article\nexcerpt: What comes next.\ndate: 2026-11-01\ncategory: Getting started\nauthor: Ann Author\nfeatured: false\ncover: { src: illustrations/study-desk.svg, alt: "" }\n---\n\nSome words.\n';
    await site.put('content/posts/second-article.mdx', text);
    const cause = await onlyCause(site);
    expect(cause.edits).toMatchObject([
      { what: 'file', place: { file: 'content/posts/second-article.mdx' } },
    ]);
    expect(cause.appear.map(({ address }) => address)).toEqual(['/blog/second-article']);
    const pages = new Set(cause.changes.flatMap((change) => change.pages));
    expect(pages).toContain('/');
    expect(pages).toContain('/blog');
  });

  it('an entry that was removed', async () => {
    const site = await committedSite();
    await site.remove(post);
    const cause = await onlyCause(site);
    expect(cause.edits).toMatchObject([{ what: 'file', before: '', place: { file: post } }]);
    expect(cause.disappear.map(({ address }) => address)).toEqual(['/blog/before-your-first-mock-exam']);
  });

  it('an address that is gone, with the line that leads visitors on', async () => {
    const gone = async (site: Site) =>
      (await found(site)).problems.now.filter(({ code }) => code === 'address-gone');
    const text = await readFile(path.join(repository, 'tests/fixtures/small-site', post), 'utf8');
    const renamed = 'content/posts/mock-exams.mdx';
    const site = await committedSite();
    await site.remove(post);
    expect(await gone(site)).toMatchObject([{ place: { file: 'site.yaml' }, severity: 'warning' }]);
    await site.put(renamed, text);
    const [problem, ...others] = await gone(site);
    expect(others).toEqual([]);
    expect(problem?.place).toMatchObject({ file: renamed, line: 2 });
    expect(problem?.hint).toBe(
      `If /blog/mock-exams is the same page, add “aliases: [/blog/before-your-first-mock-exam]” to ${renamed}.`,
    );
    await site.edit(renamed, '---', '---\naliases: [/blog/before-your-first-mock-exam]');
    expect(await gone(site)).toEqual([]);
    await site.edit(renamed, 'aliases', 'until: 2026-01-01\naliases');
    expect(await gone(site)).toMatchObject([{ place: { file: 'site.yaml' } }]);
  });

  it('a menu item that was renamed, on every page', async () => {
    const site = await committedSite();
    await site.edit('site.yaml', '{ label: Blog, to: /blog }', '{ label: Articles, to: /blog }');
    const { causes, changed, pages } = await found(site);
    expect(causes.flatMap(editsOf)).toEqual(['site.yaml:42 header.menu.1.label']);
    expect(causes[0]?.changes).toEqual([
      { kind: 'text', before: 'Blog', after: 'Articles', around: true, pages: changed },
    ]);
    expect(changed).toHaveLength(pages.after ?? 0);
    expect((await site.diff()).out).toContain(
      '“Blog” → “Articles” (in the header, a menu or the footer)\n      on every page',
    );
  });

  it('a picture that was replaced by another of the same name', async () => {
    const site = await committedSite();
    await site.edit('content/media/illustrations/study-desk.svg', '<svg', '<svg data-second=""');
    const cause = await onlyCause(site);
    expect(cause.edits).toMatchObject([{ what: 'media', name: 'illustrations/study-desk.svg' }]);
    expect(new Set(cause.changes.map(({ kind }) => kind))).toEqual(new Set(['picture']));
    expect((await site.diff()).out).toMatch(/study-desk\.svg shows another picture/);
  });

  it('each of two edits on one page with what it has changed', async () => {
    const site = await committedSite();
    await site.edit(course, 'price: 249', 'price: 229');
    await site.edit(course, 'location: London', 'location: Leeds');
    const { causes } = await found(site);
    expect(causes.map((cause) => cause.edits.map(({ name }) => name))).toEqual([['price'], ['location']]);
    const [price, location] = causes;
    expect(price && told(price, 'price')).toContainEqual(['£249.00', '£229.00']);
    expect(location && told(location, 'text')).toContainEqual(['London', 'Leeds']);
  });
});

describe('of an article', () => {
  it('each stretch of its text is told with what it has changed', async () => {
    const site = await committedSite();
    await site.edit(post, '## Know the order of the stations', '## Learn the **order** of the stations');
    await site.edit(post, 'Practise this alone, standing up', 'Practise this alone, on your feet');
    const { causes } = await found(site);
    const texts = causes.map((cause) => [editsOf(cause).length, told(cause, 'text').length]);
    expect(texts).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  it('that ends, everything that goes is told with its last day', async () => {
    const site = await committedSite();
    await site.edit(post, 'date: ', 'until: 2026-11-01\ndate: ');
    await site.edit(course, 'location: London', 'location: Leeds');
    const { causes } = await found(site);
    expect(causes.map(({ edits }) => edits.map(({ name }) => name))).toEqual([['location'], ['until']]);
    expect(causes[1]?.disappear.map(({ address }) => address)).toEqual(['/blog/before-your-first-mock-exam']);
  });
});

describe('an address that was changed', () => {
  it('is a page that has moved, and the links that lead there', async () => {
    const site = await committedSite();
    await site.edit('site.yaml', '{ path: /blog, page: blog }', '{ path: /articles, page: blog }');
    await site.edit('site.yaml', 'current: /blog', 'current: /articles');
    await site.edit('site.yaml', '{ label: Blog, to: /blog }', '{ label: Blog, to: /articles }');
    await site.edit('site.yaml', '{ label: Blog, to: /blog }', '{ label: Blog, to: /articles }');
    await site.edit('content/pages/article.yaml', 'backLink: /blog', 'backLink: /articles');
    await site.edit('content/pages/home.yaml', 'to: /blog', 'to: /articles');
    const { causes, refused } = await found(site);
    expect(refused).toEqual({});
    const moved = causes.filter(({ move }) => move.length > 0);
    expect(moved.map(({ move }) => move.map(({ from, to }) => [from, to]))).toEqual([
      [['/blog', '/articles']],
    ]);
    expect(moved.flatMap(editsOf)).toEqual(['site.yaml:35 routes.1.path']);
  });
});

describe('nothing changes for visitors, and it says so', () => {
  it('where nothing was edited', async () => {
    const site = await committedSite();
    expect((await site.diff()).out).toContain('nothing was edited.');
  });

  it('where only a comment was', async () => {
    const site = await committedSite();
    await site.edit(course, '# Change the price here', '# Ask the office before you change the price here');
    expect(await found(site)).toMatchObject({ causes: [], changed: [], unseen: [], layoutOnly: [course] });
    expect((await site.diff()).out).toContain(
      'only comments and layout were edited. Nothing changes for visitors.',
    );
  });
});

describe('what isn’t content', () => {
  it('is told as a change of the look, on so many pages', async () => {
    const hero = '.hero { padding-block: 1rem; }\n';
    const site = await committedSite(undefined, {
      'templates/sections/hero/hero.css': `@layer sections { ${hero} }`,
    });
    await site.put('templates/sections/hero/hero.css', `@layer sections { ${hero} .hero { gap: 2rem; } }`);
    const { causes } = await found(site);
    expect(causes).toMatchObject([
      { edits: [{ what: 'code', place: { file: 'templates/sections/hero/hero.css' } }], changes: [] },
    ]);
    expect(causes[0]?.look).toContain('/');
    expect((await site.diff()).out).toMatch(/\d+ pages? may look different/);
  });
});

describe('a branch', () => {
  const branch = {
    'branches/leeds/site.yaml':
      'extends: ../../site.yaml\nname: Harbour Leeds\nconfirmed: [origin, contact.email, contact.phone, contact.whatsapp, contact.office]\n',
  };

  it('is different where its base was edited, by the name of the base’s file', async () => {
    const site = await committedSite(undefined, branch);
    await site.edit(course, 'price: 249', 'price: 229');
    const { causes } = await found(site, [], 'branches/leeds');
    expect(causes.flatMap(editsOf)).toEqual([`../../${course}:5 price`]);
    expect(causes[0] && told(causes[0], 'price')).toContainEqual(['£249.00', '£229.00']);
  });
});

describe('another edition that site.yaml names', () => {
  it.each([
    ['in quotation marks', '"editions/Leeds, the North/site.yaml"', 'editions/Leeds, the North'],
    ['with an apostrophe', "'editions/Hull''s #2/site.yaml'", "editions/Hull's #2"],
    ['without quotation marks', 'editions/{old} Leeds/site.yaml # since May', 'editions/{old} Leeds'],
  ])('%s was there in the old state too', async (_, written, folder) => {
    const text = await readFile(path.join(repository, 'tests/fixtures/small-site/site.yaml'), 'utf8');
    const named = `${text}\nalternates:\n  label: Others\n  sites:\n    - label: Another\n      site: ${written}\n`;
    const site = await committedSite(undefined, {
      'site.yaml': named,
      [`${folder}/site.yaml`]: 'name: Another\nlanguage: en\n',
      [`${folder}/content/pages/home.yaml`]: 'title: Home\n',
    });
    await site.edit(course, 'price: 249', 'price: 229');
    const { refused, problems, causes } = await found(site);
    expect({ refused, problems }).toEqual({ refused: {}, problems: { now: [], gone: [] } });
    expect(causes.flatMap(editsOf)).toEqual([`${course}:5 price`]);
  });
});

describe('what can’t be compared', () => {
  it('is said of a state in which there was a mistake, with the edits all the same', async () => {
    const site = await committedSite();
    await site.edit(course, 'price: 249', 'price: £249');
    git(site.root, 'commit', '--all', '--quiet', '--message=A slip');
    await site.edit(course, 'price: £249', 'price: 229');
    const { refused, unseen, problems } = await found(site);
    expect(refused.before).toMatchObject([{ code: 'not-a-number' }]);
    expect(unseen).toMatchObject([{ name: 'price', after: '229' }]);
    expect(problems.gone).toMatchObject([{ code: 'not-a-number' }]);
    const { out, code } = await site.diff();
    expect(out).toContain('the site had 1 mistake then and could not be built');
    expect(code).toBe(0);
  });

  it('is said of files with a mistake now, which are a failure', async () => {
    const site = await committedSite();
    await site.edit(course, 'price: 249', 'price: £249');
    const { out, code } = await site.diff();
    expect(code).toBe(1);
    expect(out).toContain('1 mistake that must be put right first');
    expect(out).toContain('New mistakes and warnings');
  });

  it('is said of a name that is no commit, with the one that was meant', async () => {
    const site = await committedSite();
    const { code, note } = await site.diff(['mian']);
    expect(code).toBe(2);
    expect(note).toContain('There is no commit called “mian” in this repository. Did you mean “main”?');
  });

  it('is never taken for an option of git', async () => {
    const site = await committedSite();
    const { code, note } = await runCommand(['diff', '--', '--output=stolen'], site.root);
    expect(code).toBe(2);
    expect(note).toContain('There is no commit called “--output=stolen”');
  });
});

describe('the comment for a pull request', () => {
  it('lets no content speak for it', async () => {
    const site = await committedSite();
    const text = '`` ](https://evil.example) <img src=x> @everyone #1 **bold**';
    await site.edit(course, 'location: London', `location: ${JSON.stringify(text)}`);
    const { out } = await site.diff(['--format', 'markdown']);
    expect(out).toContain('### What changes for visitors');
    expect(out).toContain(`\`\`\`${text.startsWith('`') ? ' ' : ''}${text}`);
    const outside = out.replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, '');
    expect(outside).not.toMatch(/evil|@everyone|<img|\*\*bold/);
  });
});

describe('what is only wrong as an edit', () => {
  const offer = `
promotion:
  course: osce-weekend
  code: EARLY
  price: 199
  title: A lower price
  text: With this code the weekend costs less.
  badge: "{percent}% off"
  enrolLabel: Enrol
  close: Close the offer
  until: 2026-12-31
  untilText: Until {date}
`;

  it('an offer that ends later than it did is a warning, until the site accepts it', async () => {
    const settings = await readFile(path.join(repository, 'tests/fixtures/small-site/site.yaml'), 'utf8');
    const site = await committedSite(undefined, { 'site.yaml': settings + offer });
    await site.edit('site.yaml', 'until: 2026-12-31', 'until: 2027-01-31');
    const problems = async () =>
      (await found(site)).problems.now.map(({ code, place }) => [code, place.line]);
    const line = `${settings}${offer}`.split('\n').findIndex((one) => one.includes('until: 2026')) + 1;
    expect(await problems()).toEqual([['promotion-end-moved', line]]);
    await site.put(
      'site.yaml',
      `${settings}${offer.replace('2026-12-31', '2027-01-31')}accept:\n  - code: promotion-end-moved\n    reason: The shop was down.\n`,
    );
    expect(await problems()).toEqual([]);
    await site.put(
      'site.yaml',
      settings + offer.replace('2026-12-31', '2027-01-31').replace('EARLY', 'LATE'),
    );
    expect(await problems()).toEqual([]);
    await site.put('site.yaml', settings + offer.replace('2026-12-31', '2026-12-20'));
    expect(await problems()).toEqual([]);
  });
});
