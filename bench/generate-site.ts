/**
 * A site of many articles to measure with: the starter that `site init` copies, plus articles with a component each, a
 * list of them over several pages, a template of its own on other pages, and a course whose price three articles quote.
 * The same seed gives the same bytes.
 */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { addToSettings } from './generate/add-to-settings.ts';
import {
  articlePage,
  blogPage,
  courseFile,
  coursePrice,
  notePage,
  wording,
} from './generate/content-files.ts';
import { ownTemplateFiles, templatePages } from './generate/own-template.ts';
import { type Dialect, mdx, printBody } from './generate/print-body.ts';
import { type Article, writeArticle } from './generate/write-article.ts';

/** Cards on a page of the list. */
export const perPage = 20;

export type GeneratedSite = {
  articles: number;
  /** Any text. */
  seed: string;
  /** `drawn`: each page has a sharing picture drawn from its title; `one`: all share a picture of the site's own. */
  sharing: 'drawn' | 'one';
};

/** Our own MDX references the price, and links to pages without a trailing slash. */
const ownMdx: Dialect = {
  ...mdx,
  price: `{courses.${coursePrice.course}.price}`,
  link: (address) => address,
};

/** Writes the site into a folder that is empty or missing. `starter` is the folder of that name in the repository. */
export async function generateSite(folder: string, starter: string, site: GeneratedSite): Promise<void> {
  await cp(starter, folder, { recursive: true });
  const notes = templatePages(site.articles);
  const settings = await readFile(join(starter, 'site.yaml'), 'utf8');
  const content = join(folder, 'content');
  for (const name of ['posts', 'courses', 'pages']) await mkdir(join(content, name), { recursive: true });
  await writeFile(join(folder, 'site.yaml'), addToSettings(settings, notes, site.sharing));
  await writeFile(
    join(content, 'wording.yaml'),
    (await readFile(join(starter, 'content/wording.yaml'), 'utf8')) + wording,
  );
  await writeFile(join(content, `courses/${coursePrice.course}.yaml`), courseFile);
  await writeFile(join(content, 'pages/article.yaml'), articlePage);
  for (const [path, text] of Object.entries(ownTemplateFiles)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await writeFile(join(content, 'pages/blog.yaml'), blogPage(perPage));
  for (let note = 1; note <= notes; note += 1)
    await writeFile(join(content, `pages/note-${note}.yaml`), notePage(note, notes));
  for (let index = 0; index < site.articles; index += 1) {
    const article = writeArticle(index, site.articles, site.seed);
    await writeFile(join(content, `posts/${article.slug}.mdx`), printArticle(article));
  }
  if (site.sharing === 'one') await sharp(blank).png().toFile(join(content, 'media/brand/share.png'));
}

/** The size that social networks ask for, in pixels. */
const blank = { create: { width: 1200, height: 630, channels: 3, background: '#0f2c36' } } as const;

function printArticle(article: Article): string {
  const { title, excerpt, date, category } = article;
  const head = { title, excerpt, author: 'Ann Author', sample: true, date, category, featured: false };
  const lines = Object.entries(head).map(
    ([name, value]) => `${name}: ${name === 'date' ? value : JSON.stringify(value)}`,
  );
  return `---\n${lines.join('\n')}\n---\n\n${printBody(article, ownMdx)}`;
}
