import { appendFile, cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The lines of the starter's site.yaml after which those of the blog go. A test sees that each is there once. */
export const blogLines: readonly { after: string; add: string }[] = [
  {
    after: '  - { path: /services/:id, page: service, collection: services, current: /services }\n',
    add: `  - { path: /blog, page: blog }
  - { path: /blog/:id, page: article, collection: posts, current: /blog }
`,
  },
  {
    after: '    - { label: Services, to: /services }\n    - { label: About, to: /about }\n',
    add: '    - { label: Blog, to: /blog }\n',
  },
  {
    after: '        - { label: Services, to: /services }\n        - { label: About, to: /about }\n',
    add: '        - { label: Blog, to: /blog }\n',
  },
  {
    after: 'notFound: not-found\n',
    add: `
# The categories of articles, and how fast people read.
postCategories: [Lamps, Chairs, Bicycles]
reading:
  wordsPerMinute: 200
`,
  },
];

/** Adds a blog with one article to the starter in `root`. `folder`: the parts of a site that it consists of. */
export async function addBlog(root: string, folder: string): Promise<void> {
  await cp(path.join(folder, 'content'), path.join(root, 'content'), { recursive: true });
  await appendFile(
    path.join(root, 'content/wording.yaml'),
    await readFile(path.join(folder, 'wording.yaml'), 'utf8'),
  );
  const settings = path.join(root, 'site.yaml');
  const text = await readFile(settings, 'utf8');
  await writeFile(
    settings,
    blogLines.reduce((before, { after, add }) => before.replace(after, () => after + add), text),
  );
}
