import { categories } from './word-lists.ts';

/**
 * The starter's `site.yaml` with the routes of the blog and of this many notes, its menu entry, its categories, and the
 * sharing settings.
 */
export function addToSettings(settings: string, notes: number, sharing: 'drawn' | 'one'): string {
  const routes = Array.from(
    { length: notes },
    (_, index) => `  - { path: /notes/${index + 1}, page: note-${index + 1} }`,
  );
  const blog = '  - { path: /blog, page: blog }';
  const article = '  - { path: /blog/:slug, page: article, collection: posts, current: /blog }';
  const picture = sharing === 'one' ? '\nsocialPicture: { src: brand/share.png, alt: "" }\n' : '';
  return `${settings
    .replace('notFound:', `${[blog, ...routes, article].join('\n')}\nnotFound:`)
    .replace('header:\n  menu:\n', (head) => `${head}    - { label: Blog, to: /blog }\n`)}
postCategories: [${categories.join(', ')}]
courseCategories: [evenings]
reading:
  wordsPerMinute: 200
${picture}`;
}
