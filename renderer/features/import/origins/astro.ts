import { permalinkOf } from './permalink-of.ts';
import type { OpenProgram } from './program.ts';
import type { SourceFolder } from './source-folder.ts';

/** https://docs.astro.build/en/guides/routing/ */
export const astro: OpenProgram = (folder) => {
  const settings = folder.files.find((file) => /^astro\.config\.\w+$/.test(file));
  if (settings === undefined) return undefined;
  const prefixes = routesOf(folder);
  return {
    name: 'Astro',
    address: /\bsite:\s*["'`](https?:[^"'`]+)["'`]/.exec(folder.text(settings) ?? '')?.[1],
    holds: (file) => !/(?:^|\/)_[^/]*$/.test(file),
    roots: ['public', 'src', '', 'src/assets'],
    addressesOf: ({ file, fields, slug }) => {
      const own = permalinkOf(fields);
      if (own !== undefined) return [own];
      const page = /^src\/pages\/(.*?)(?:\/index)?\.\w+$/.exec(file)?.[1];
      if (page !== undefined) return [`/${page}/`];
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
