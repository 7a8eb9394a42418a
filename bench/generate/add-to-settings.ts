import { categories } from './word-lists.ts';

/** The starter's `site.yaml` with the routes of the blog, its menu entry, its categories, and how pages are shared. */
export function addToSettings(settings: string, pages: number, sharing: 'drawn' | 'one'): string {
  const routes = Array.from({ length: pages }, (_, index) =>
    index === 0
      ? '  - { path: /blog, page: blog-1 }'
      : `  - { path: /blog/page/${index + 1}, page: blog-${index + 1}, current: /blog }`,
  );
  const article = '  - { path: /blog/:slug, page: article, collection: posts, current: /blog }';
  const picture = sharing === 'one' ? '\nsocialPicture: { src: brand/share.png, alt: "" }\n' : '';
  return `${settings
    .replace('notFound:', `${[...routes, article].join('\n')}\nnotFound:`)
    .replace('header:\n  menu:\n', (head) => `${head}    - { label: Blog, to: /blog }\n`)}
postCategories: [${categories.join(', ')}]
courseCategories: [evenings]
reading:
  wordsPerMinute: 200
${picture}`;
}
