/** Incremental builds report the same for the whole site as a build from scratch, in the same words and lines. */
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testFirst } from '../test-first.ts';
import { openWarmSite, type WarmBuild, type WarmSite } from './warm-site.ts';

const minute = 60_000;
/** The newest are in the feeds: article 45 is not. */
const articles = 60;
const hero = '  - section: page-hero\n    title: A title for the test\n';
const codesOf = ({ diagnostics }: Pick<WarmBuild, 'diagnostics'>) => diagnostics.map(({ code }) => code);
let site: WarmSite;
let article = '';
let asItWas = '';

beforeAll(async () => {
  site = await openWarmSite(articles);
  article = site.article(45);
  asItWas = readFileSync(article, 'utf8');
  writeFileSync(
    site.inSite('content/pages/lonely.yaml'),
    `title: A page apart\ndescription: A page for the test that nothing leads to by itself.\nsections:\n${hero}`,
  );
  const [settings, about] = [site.inSite('site.yaml'), '  - { path: /about, page: about }\n'];
  const text = readFileSync(settings, 'utf8');
  writeFileSync(settings, text.replace(about, `${about}  - { path: /lonely, page: lonely }\n`));
  expect(codesOf(await site.build())).toEqual(['page-unlinked']);
}, 2 * minute);
afterAll(() => site.close());

const linking = () => `${asItWas}\nSee [that](/lonely).\n`;

testFirst(1, [
  ['comes', () => [asItWas, linking(), asItWas]],
  ['goes', () => [linking(), asItWas, linking()]],
])('a warning that %s with an edit is gone, or back, once the edit is undone', async (_name, textsOf) => {
  for (const text of textsOf()) {
    writeFileSync(article, text);
    const built = await site.build();
    expect(codesOf(built).includes('page-unlinked')).toBe(text === asItWas);
    await site.expectAsAnew(built);
  }
});

test('what is accepted of the site’s warnings is said as often as it holds', {
  tags: ['long/edits'],
  timeout: 2 * minute,
}, async () => {
  const [file, text] = [site.inSite('site.yaml'), readFileSync(site.inSite('site.yaml'), 'utf8')];
  writeFileSync(file, `${text}\naccept:\n  - code: said-twice\n    reason: The test says so.\n`);
  for (const words of [asItWas, `${asItWas}\nIt costs £45 here.\n`, asItWas]) {
    writeFileSync(article, words);
    const built = await site.build();
    expect(codesOf(built).includes('unused-acceptance')).toBe(words === asItWas);
    await site.expectAsAnew(built);
  }
  writeFileSync(file, text);
  await site.expectAsAnew(await site.build());
});

test('a warning about a folder is said again by a build that finds nothing to do, and by one of a text', {
  tags: ['long/edits'],
  timeout: minute,
}, async () => {
  mkdirSync(site.inSite('content/posts/older'));
  writeFileSync(site.inSite('content/posts/older/note.txt'), 'Kept for later.');
  expect(codesOf(await site.build())).toContain('folder-in-collection');
  await site.expectAsAnew(await site.build());
  appendFileSync(article, '\nBeside a folder.\n');
  await site.expectAsAnew(await site.build());
  rmSync(site.inSite('content/posts/older'), { recursive: true });
  await site.expectAsAnew(await site.build());
});

test('the line of a warning is shown without the mark at the start of its file', {
  tags: ['long/edits'],
  timeout: minute,
}, async () => {
  const page = site.inSite('content/pages/marked.yaml');
  const long = 'On and on it goes, and no end is in sight. '.repeat(8);
  writeFileSync(page, `\uFEFFdescription: "${long}"\ntitle: A page with a mark\nsections:\n${hero}`);
  const built = await site.build();
  expect(built.diagnostics.map(({ place }) => place)).toContainEqual(
    expect.objectContaining({ file: 'content/pages/marked.yaml', line: 1 }),
  );
  await site.expectAsAnew(await site.build());
  appendFileSync(article, '\nBeside a mark.\n');
  await site.expectAsAnew(await site.build());
  rmSync(page);
  await site.expectAsAnew(await site.build());
});

test('that something in .site was set aside is said by the build that did it', {
  tags: ['long/edits'],
  timeout: minute,
}, async () => {
  writeFileSync(site.inSite('.site/output/dist/manifest.json'), 'garbage');
  expect(codesOf(await site.build())).toContain('state-set-aside');
  await site.expectAsAnew(await site.build());
  appendFileSync(article, '\nAfter it was set aside.\n');
  await site.expectAsAnew(await site.build());
});

test(
  'an output that has become a link to a folder elsewhere is neither taken for the last one nor written to',
  async () => {
    const [out, elsewhere] = [site.inSite('dist'), path.join(site.root, '..', 'elsewhere')];
    renameSync(out, elsewhere);
    symlinkSync(elsewhere, out);
    const page = () => readFileSync(path.join(elsewhere, 'blog/article-00045.html'), 'utf8');
    const before = page();
    expect(codesOf(await site.build())).toContain('output-is-link');
    appendFileSync(article, '\nWhile the output is a link.\n');
    expect(codesOf(await site.build())).toContain('output-is-link');
    expect([page(), readdirSync(elsewhere).includes('index.html')]).toEqual([before, true]);
    rmSync(out);
    renameSync(elsewhere, out);
    await site.expectAsAnew(await site.build());
  },
  minute,
);
