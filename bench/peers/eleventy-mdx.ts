import { mdx, printBody } from '../generate/print-body.ts';
import { eleventy } from './eleventy.ts';
import { eleventyProject, eleventySource, type Notation } from './eleventy-project.ts';
import type { Peer } from './peer.ts';

/** MDX as in Eleventy's own documentation: each body is compiled, run and rendered by React. */
const config = `import * as runtime from 'react/jsx-runtime';
import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkGfm from 'remark-gfm';

const Callout = ({ title, children }) =>
  createElement('aside', null, createElement('p', null, createElement('strong', null, title)), children);

export default (config) => {
  config.addTemplateFormats('mdx');
  config.addExtension('mdx', {
    compile: async (text) => {
      const { default: Body } = await evaluate(text, { ...runtime, remarkPlugins: [remarkGfm] });
      return async () => renderToStaticMarkup(createElement(Body, { components: { Callout } }));
    },
  });
  return { dir: { input: 'src' } };
};
`;

const notation: Notation = { config, ending: 'mdx', print: (article) => printBody(article, mdx) };

export const eleventyMdx: Peer = {
  ...eleventy,
  name: 'eleventy-mdx',
  features: ['MDX with a component', ...eleventy.features],
  packages: {
    ...eleventy.packages,
    '@mdx-js/mdx': '3.1.1',
    react: '19.3.1',
    'react-dom': '19.3.1',
    'remark-gfm': '4.0.1',
  },
  files: (articles) => eleventyProject(articles, notation),
  source: (slug) => eleventySource(slug, notation.ending),
};
