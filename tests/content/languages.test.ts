/** A site with pages in several languages: what is around them, how they refer to each other, and what is checked. */
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runSite, smallSiteFolder } from '../cli/run-site.ts';
import { day, editFile } from './site-copy.ts';

const origin = 'https://www.example.com';
let root: string;

const languages = `languages:
  label: Languages
  list:
    - { language: en-GB, label: English }
    - language: cy
      label: Cymraeg
      words:
        Languages: Ieithoedd
        Courses: Cyrsiau
        On this site: Ar y wefan hon
        "Hello, I have a question about your courses.": Helo, mae gen i gwestiwn am eich cyrsiau.
        © {year} {site.name}: "{site.name}, {year}"
    - { language: ne, label: नेपाली, words: { Courses: पाठ्यक्रमहरू } }
    - { language: fr, label: Français, locale: fr-CH, words: { Courses: Cours } }
    - { language: ar, label: العربية }
`;
const homes = { hafan: 'cy', griha: 'ne', accueil: 'fr', raisiya: 'ar' };

beforeAll(async () => {
  root = await smallSiteFolder();
  const file = (name: string) => path.join(root, 'content', name);
  const home = await readFile(file('pages/home.yaml'), 'utf8');
  for (const [name, language] of Object.entries(homes))
    await writeFile(file(`pages/${name}.yaml`), `language: ${language}\ntranslationOf: home\n${home}`);
  const blog = await readFile(file('pages/blog.yaml'), 'utf8');
  await writeFile(file('pages/blog-cy.yaml'), `language: cy\ntranslationOf: blog\n${blog}`);
  for (const [language, skip] of [
    ['cy', 'Neidio i’r cynnwys'],
    ['ne', 'सामग्रीमा जानुहोस्'],
  ] as const) {
    await copyFile(file('wording.yaml'), file(`wording.${language}.yaml`));
    await editFile(root, `content/wording.${language}.yaml`, (text) =>
      text
        .replace('Skip to the content', skip)
        .replace('{price} was our price from {date}', '{price} → {date}'),
    );
  }
  const routes = [...Object.entries(homes), ['blog-cy', 'cy/blog']].map(
    ([page, at]) => `  - { path: /${at}, page: ${page} }\n`,
  );
  await editFile(root, 'site.yaml', (text) =>
    text
      .replace('language: en-GB\n', `language: en-GB\n${languages}`)
      .replace('  - { path: /blog/:slug', `${routes.join('')}  - { path: /blog/:slug`),
  );
  await build();
});
afterAll(() => rm(root, { recursive: true }));

describe('a page in another language of the site', () => {
  test.each([
    ['index', '5 January 2025', '£299.00'],
    ['cy', '5 Ionawr 2025', '£299.00'],
    ['ne', '२०२५ जनवरी ५', '२९९.००'],
    ['fr', '5 janvier 2025', '299.00'],
    ['ar', '5 يناير 2025', '299.00'],
  ])('has its dates and numbers in it: %s', async (page, date, amount) => {
    const shown = await read(`${page}.html`);
    expect(shown).toContain(date);
    expect(shown).toContain(amount);
  });

  test('has everything around it in it, with links to the pages in it', async () => {
    const page = await read('cy.html');
    expect(page).toContain('<html lang="cy">');
    expect(page).toContain('>Neidio i’r cynnwys</a>');
    expect(page).toContain('<a class="header-menu__link" href="/cy#courses">Cyrsiau</a>');
    expect(page).toContain('href="/cy/blog">Blog</a>');
    expect(page).toMatch(/href="\/cy"[^>]*>(?:<[^>]*>)*(?:<img|<svg|<picture)/);
    expect(page).toContain('text=Helo%2C%20mae%20gen%20i%20gwestiwn');
    expect(page).toContain('<p>Harbour Nurse Training, 2026</p>');
    expect(page).toMatch(/<header class="header">/);
    expect(page).toContain('<meta property="og:locale" content="cy_GB">');
    expect(await read('fr.html')).toContain('<meta property="og:locale" content="fr_CH">');
    expect(await read('ar.html')).toContain('<html lang="ar" dir="rtl">');
  });

  test('keeps words that nobody has translated, and links to pages that have no translation', async () => {
    const page = await read('ne.html');
    expect(page).toContain('<a class="header-menu__link" href="/ne#courses">पाठ्यक्रमहरू</a>');
    expect(page).toContain('href="/blog" hrefLang="en-GB"');
    expect(await read('ar.html')).toContain('>Skip to the content</a>');
  });

  test('changes nothing of the pages in the language of the site', async () => {
    const page = await read('blog/before-your-first-mock-exam.html');
    expect(page).toContain('12 January 2025');
    expect(page).toContain('href="/#courses">Courses</a>');
  });
});

describe('pages that say the same', () => {
  test('name each other, themselves and the one for all other languages', async () => {
    const all = [
      ['en-GB', '/'],
      ['cy', '/cy'],
      ['ne', '/ne'],
      ['fr', '/fr'],
      ['ar', '/ar'],
      ['x-default', '/'],
    ].map(([language, at]) => [language, `${origin}${at}`]);
    for (const page of ['index.html', 'cy.html', 'ne.html', 'fr.html', 'ar.html'])
      expect([page, hreflangs(await read(page)).sort()]).toEqual([page, all.toSorted()]);
    expect(hreflangs(await read('blog.html'))).toEqual(
      hreflangs(await read('cy/blog.html')).sort(byOriginal),
    );
    expect(hreflangs(await read('blog/before-your-first-mock-exam.html'))).toEqual([]);
  });

  test('are named in the sitemap', async () => {
    const sitemap = await read('sitemap.xml');
    for (const at of ['/blog', '/cy/blog'])
      expect(sitemap).toMatch(
        new RegExp(
          `<loc>${origin}${at}</loc>.*hreflang="cy" href="${origin}/cy/blog"/>.*x-default" href="${origin}/blog"/>`,
        ),
      );
  });

  test('lead to each other in the header, or to the home page, with plain links in their own languages', async () => {
    expect(switchOf(await read('blog.html'))).toEqual({
      label: 'Languages',
      links: [
        ['/cy/blog', 'cy', 'Cymraeg'],
        ['/ne', 'ne', 'नेपाली'],
        ['/fr', 'fr', 'Français'],
        ['/ar', 'ar', 'العربية'],
      ],
    });
    const { label, links } = switchOf(await read('cy/blog.html'));
    expect([label, links[0]]).toEqual(['Ieithoedd', ['/blog', 'en-GB', 'English']]);
    expect(switchOf(await read('404.html')).links[0]).toEqual(['/cy', 'cy', 'Cymraeg']);
  });
});

test('what has no words in a language is told, by file and language', async () => {
  const { out } = await check();
  const lacking = [...out.matchAll(/Pages in “(\w+)” still show (\S+) texts of (\S+) /g)];
  const found = lacking.map(([, language, , file]) => `${language} ${file}`);
  for (const language of ['fr', 'ar']) expect(found).toContain(`${language} content/wording.yaml`);
  for (const language of ['cy', 'ne']) expect(found).not.toContain(`${language} content/wording.yaml`);
  expect(out).toContain('hint: Add to “words”: Exam preparation for nurses from abroad: …');
  expect(out).not.toContain('words-unused');
});

test('words and translations that change are followed by the next build, as by one from nothing', {
  tags: ['long/edits'],
}, async () => {
  await editFile(root, 'site.yaml', (text) =>
    text.replace('Cyrsiau', 'Ein cyrsiau').replace('/cy/blog', '/cy/blogiau'),
  );
  await editFile(root, 'content/wording.cy.yaml', (text) => text.replace('Neidio', 'Ewch'));
  await build();
  const page = await read('cy.html');
  expect(page).toContain('>Ewch i’r cynnwys</a>');
  expect(page).toContain('>Ein cyrsiau</a>');
  expect(switchOf(await read('blog.html')).links[0]).toEqual(['/cy/blogiau', 'cy', 'Cymraeg']);
  const warm = await Promise.all(['cy.html', 'blog.html', 'sitemap.xml', 'ne.html'].map(read));
  await rm(path.join(root, '.site'), { recursive: true });
  await build();
  expect(await Promise.all(['cy.html', 'blog.html', 'sitemap.xml', 'ne.html'].map(read))).toEqual(warm);
});

test('a translation that is hidden is no longer named', async () => {
  await editFile(root, 'content/pages/hafan.yaml', (text) => `draft: true\n${text}`);
  await build();
  expect(hreflangs(await read('index.html')).map(([language]) => language)).not.toContain('cy');
  expect(switchOf(await read('index.html')).links.map(([, language]) => language)).toEqual([
    'ne',
    'fr',
    'ar',
  ]);
});

async function build(): Promise<void> {
  const { code, out, note } = await runSite(['build', '--at', day], root);
  expect([code, out + note]).toEqual([0, expect.stringContaining('Built ')]);
}

function check() {
  return runSite(['check', '--at', day], root);
}

function read(file: string): Promise<string> {
  return readFile(path.join(root, 'dist', file), 'utf8');
}

type Hreflang = [language: string, href: string];

function hreflangs(page: string): Hreflang[] {
  const links = page.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g);
  return [...links].map(([, language = '', href = '']) => [language, href]);
}

function byOriginal([one]: Hreflang, [other]: Hreflang): number {
  const order = ['en-GB', 'cy', 'x-default'];
  return order.indexOf(one) - order.indexOf(other);
}

function switchOf(page: string): { label: string; links: [href: string, language: string, label: string][] } {
  const [header = ''] = /<header.*?<\/header>/s.exec(page) ?? [];
  const [, label = '', list = ''] =
    /<nav class="screen-only" aria-label="([^"]*)">(<ul.*?<\/ul>)<\/nav>/.exec(header) ?? [];
  const links = list.matchAll(/<a [^>]*href="([^"]*)" lang="([^"]*)" hrefLang="\2"[^>]*>([^<]*)<\/a>/g);
  return {
    label,
    links: [...links].map(([, href = '', language = '', text = '']) => [href, language, text]),
  };
}
