import { expandDirectives } from './expand-directives.ts';
import { textOfField } from './fields-as.ts';
import { fillImportedPictures } from './fill-imported-pictures.ts';
import { permalinkOf } from './permalink-of.ts';
import type { OpenProgram } from './program.ts';
import type { SourceFolder } from './source-folder.ts';

/** https://docs.astro.build/en/guides/routing/ */
export const astro: OpenProgram = (folder, language) => {
  const settings = folder.files.find((file) => /^astro\.config\.\w+$/.test(file));
  if (settings === undefined) return undefined;
  const written = folder.text(settings) ?? '';
  const isStarlight = /\bstarlight\s*\(/.test(written);
  const prefixes = routesOf(folder);
  const isOther = inAnotherLanguage(folder, language);
  return {
    name: 'Astro',
    address: /\bsite:\s*["'`](https?:[^"'`]+)["'`]/.exec(written)?.[1],
    holds: (file) => !/(?:^|\/)_[^/]*$/.test(file) && !isOther(file),
    isOtherLanguage: isOther,
    roots: ['public', 'src', '', 'src/assets'],
    expand: (text) => expandDirectives(fillImportedPictures(text)),
    addressesOf: ({ file, fields, slug }) => {
      const own = permalinkOf(fields);
      if (own !== undefined) return [own];
      const page = /^src\/pages\/(.*?)(?:\/index)?\.\w+$/.exec(file)?.[1];
      if (page !== undefined) return [`/${page}/`];
      const doc = isStarlight ? /^src\/content\/docs\/(.*?)(?:\/index)?\.\w+$/.exec(file)?.[1] : undefined;
      if (doc !== undefined) return [`/${textOfField(fields, ['slug']) ?? doc.toLowerCase()}/`];
      const collection = /^src\/(?:content|data)\/([^/]+)\//.exec(file)?.[1] ?? file.split('/')[0] ?? '';
      const prefix = prefixes(collection);
      return [prefix === undefined ? undefined : `${prefix}/${slug}/`];
    },
  };
};

/** The address above the articles of a collection: of the page that is made once for each of them. */
function routesOf(folder: SourceFolder): (collection: string) => string | undefined {
  const routes = folder.files.flatMap((file) => {
    const [, above] = /^src\/pages(\/.*)?\/\[(?:\.\.\.)?\w+\](?:\/index)?\.astro$/.exec(file) ?? [];
    const text = above === undefined && !/^src\/pages\/\[/.test(file) ? undefined : folder.text(file);
    return text === undefined || (above ?? '').includes('[') ? [] : [{ above: above ?? '', text }];
  });
  return (collection) => {
    const named = routes.filter(({ text }) =>
      new RegExp(`["'\`]${collection.replace(/[^\w-]/g, '')}["'\`]`).test(text),
    );
    const [only] = named.length > 0 ? named : routes;
    return only?.above;
  };
}

/** Whether an article is there in the language of the site at hand too, in a folder of that name or beside all of them. */
function inAnotherLanguage(folder: SourceFolder, language: string): (file: string) => boolean {
  const own = [language.toLowerCase(), language.toLowerCase().split('-')[0]];
  const marked = folder.files.flatMap((file) => {
    const [, before = '', mark, rest = ''] =
      /^(src\/content\/(?:[^/]+\/)?)([a-z]{2}(?:-[a-z]{2,4})?)\/(.+)\.mdx?$/i.exec(file) ?? [];
    return mark === undefined
      ? []
      : [{ file, name: `${before}${rest}`, isOwn: own.includes(mark.toLowerCase()) }];
  });
  const inOwn = new Set(marked.flatMap(({ name, isOwn }) => (isOwn ? [name] : [])));
  const names = new Set(folder.files.map((file) => file.replace(/\.mdx?$/, '')));
  const others = new Set(
    marked.flatMap(({ file, name, isOwn }) => (!isOwn && (inOwn.has(name) || names.has(name)) ? [file] : [])),
  );
  return (file) => others.has(file) || inOwn.has(file.replace(/\.mdx?$/, ''));
}
