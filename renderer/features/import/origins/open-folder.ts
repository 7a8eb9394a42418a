/** Recognises the program that a folder was made for by its files. */

import type { TakeNote } from '../../../foreign/note.ts';
import { hostsOf } from '../../../foreign/written-address.ts';
import { astro } from './astro.ts';
import { eleventy } from './eleventy.ts';
import { findPicture } from './find-picture.ts';
import { readFrontMatter } from './front-matter.ts';
import { hugo } from './hugo.ts';
import { jekyll } from './jekyll.ts';
import type { ForeignArticle, ImportOrigin } from './origin.ts';
import { permalinkOf } from './permalink-of.ts';
import type { ForeignProgram } from './program.ts';
import { isArticleFile, readArticles } from './read-article.ts';
import { findRedirects } from './redirects.ts';
import type { SourceFolder } from './source-folder.ts';

/** `language`: of the site at hand, for a source with several. */
export function openFolder(folder: SourceFolder, language: string): ImportOrigin {
  const program =
    [hugo, jekyll, eleventy, astro].map((open) => open(folder, language)).find(Boolean) ?? plain;
  const files = folder.files.filter((file) => isArticleFile(file) || program.isAlso?.(file));
  const { articles, left } = readArticles(
    folder,
    files.filter((file) => program.holds(file)),
    program,
  );
  const other = files.filter((file) => program.isOtherLanguage?.(file));
  const hosts = hostsOf(program.address);
  return {
    program: program.name,
    hosts,
    articles,
    left: [...left, ...other.map((file) => ({ file, kind: 'another-language' as const }))],
    menu: [],
    redirects: findRedirects(folder),
    picture: findPicture(folder, program.roots, hosts),
    async *texts(noteFor) {
      for (const article of articles)
        yield { article, text: textOfItem(folder, article, program, noteFor(article)) };
    },
  };
}

function textOfItem(
  folder: SourceFolder,
  article: ForeignArticle,
  program: ForeignProgram,
  note: TakeNote,
): string {
  const text = folder.text(article.file) ?? '';
  const body = readFrontMatter(text)?.body ?? text;
  return program.expand ? program.expand(body, article.fields, note) : body;
}

/** Any folder with Markdown whose fields have a date. */
const plain: ForeignProgram = {
  name: 'Markdown',
  address: undefined,
  holds: () => true,
  roots: ['', 'public', 'static', 'src', 'assets'],
  addressesOf: ({ fields }) => [permalinkOf(fields)],
};
