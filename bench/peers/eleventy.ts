import { join } from 'node:path';
import { markdown, printBody } from '../generate/print-body.ts';
import { eleventyProject, eleventySource, type Notation } from './eleventy-project.ts';
import type { Peer } from './peer.ts';

/** Bodies are plain Markdown: no template language processes them first. */
const notation: Notation = {
  config: "export default () => ({ dir: { input: 'src' }, markdownTemplateEngine: false });\n",
  ending: 'md',
  print: (article) => printBody(article, markdown),
};

export const eleventy: Peer = {
  name: 'eleventy',
  features: ['list pages of 20'],
  packages: { '@11ty/eleventy': '3.1.8' },
  // It asks for a release of this package that not every registry has.
  overrides: { '@11ty/recursive-copy': '4.0.4' },
  files: (articles) => eleventyProject(articles, notation),
  source: (slug) => eleventySource(slug, notation.ending),
  program: (modules) => ({ program: process.execPath, args: [join(modules, '@11ty/eleventy/cmd.cjs')] }),
  asksVersion: '--version',
  build: (_, out) => ['--quiet', `--output=${out}`],
  serve: (_, out, port) => ['--quiet', '--serve', `--port=${port}`, `--output=${out}`],
};
