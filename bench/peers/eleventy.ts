import { join } from 'node:path';
import { markdown, printBody } from '../generate/print-body.ts';
import { perPage } from '../generate-site.ts';
import { pageShell } from './page-shell.ts';
import type { Peer } from './peer.ts';
import { printFrontMatter } from './print-front-matter.ts';

export const eleventy: Peer = {
  name: 'eleventy',
  features: ['list pages of 20'],
  packages: { '@11ty/eleventy': '3.1.8' },
  // It asks for a release of this package that not every registry has.
  overrides: { '@11ty/recursive-copy': '4.0.4' },
  files: (articles) => [
    ['package.json', '{ "type": "module" }\n'],
    ['eleventy.config.js', config],
    ['src/index.njk', '---\nlayout: home.njk\ntitle: Repairs in Hill Street\ndescription: Repairs\n---\n'],
    ['src/blog.njk', list],
    ['src/blog/blog.json', '{ "layout": "article.njk", "tags": "post" }\n'],
    ['src/_includes/home.njk', pageShell('{{ title }}', '{{ description }}', '<h1>{{ title }}</h1>')],
    ['src/_includes/list.njk', pageShell('{{ title }}', '{{ description }}', '{{ content | safe }}')],
    ['src/_includes/article.njk', article],
    ...articles.map((one): [string, string] => [
      source(one.slug),
      printFrontMatter(one) + printBody(one, markdown),
    ]),
  ],
  source,
  program: (modules) => ({ program: process.execPath, args: [join(modules, '@11ty/eleventy/cmd.cjs')] }),
  asksVersion: '--version',
  build: (_, out) => ['--quiet', `--output=${out}`],
};

function source(slug: string): string {
  return `src/blog/${slug}.md`;
}

/** Bodies are Markdown alone: no template language is run over them first. */
const config = `export default () => ({ dir: { input: 'src' }, markdownTemplateEngine: false });
`;

const list = `---
layout: list.njk
title: What we learned at the bench
description: Articles about mending things
pagination: { data: collections.post, size: ${perPage}, reverse: true, alias: posts }
permalink: "/blog/{% if pagination.pageNumber > 0 %}page/{{ pagination.pageNumber + 1 }}/{% endif %}index.html"
---
<h1>{{ title }}</h1>
<ul>{% for post in posts %}
<li><a href="{{ post.url }}">{{ post.data.title }}</a> <time>{{ post.data.day }}</time> <p>{{ post.data.description }}</p></li>
{% endfor %}</ul>
{% if pagination.href.previous %}<a href="{{ pagination.href.previous }}">Newer articles</a>{% endif %}
{% if pagination.href.next %}<a href="{{ pagination.href.next }}">Older articles</a>{% endif %}
`;

const article = pageShell(
  '{{ title }}',
  '{{ description }}',
  `<article>
<h1>{{ title }}</h1>
<p>By Ann Author, <time>{{ day }}</time></p>
{{ content | safe }}
</article>`,
);
