import type { Article } from '../generate/write-article.ts';
import { perPage } from '../generate-site.ts';
import { pageShell } from './page-shell.ts';
import { printFrontMatter } from './print-front-matter.ts';

/** The notation of the articles: the extension of their files, and their bodies. */
export type Notation = { config: string; ending: string; print: (article: Article) => string };

/** Paths and texts of an Eleventy project, with Nunjucks layouts. */
export function eleventyProject(
  articles: readonly Article[],
  { config, ending, print }: Notation,
): [path: string, text: string][] {
  return [
    ['package.json', '{ "type": "module" }\n'],
    ['eleventy.config.js', config],
    ['src/index.njk', '---\nlayout: home.njk\ntitle: Repairs in Hill Street\ndescription: Repairs\n---\n'],
    ['src/blog.njk', list],
    ['src/blog/blog.json', '{ "layout": "article.njk", "tags": "post" }\n'],
    ['src/_includes/home.njk', pageShell('{{ title }}', '{{ description }}', '<h1>{{ title }}</h1>')],
    ['src/_includes/list.njk', pageShell('{{ title }}', '{{ description }}', '{{ content | safe }}')],
    ['src/_includes/article.njk', article],
    ...articles.map((one): [string, string] => [
      eleventySource(one.slug, ending),
      printFrontMatter(one) + print(one),
    ]),
  ];
}

export function eleventySource(slug: string, ending: string): string {
  return `src/blog/${slug}.${ending}`;
}

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
