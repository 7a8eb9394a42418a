import { markdown, printBody } from '../generate/print-body.ts';
import { perPage } from '../generate-site.ts';
import { pageShell } from './page-shell.ts';
import type { Peer } from './peer.ts';
import { printFrontMatter } from './print-front-matter.ts';

/** The system's own program: measured if `hugo` is on the PATH. */
export const hugo: Peer = {
  name: 'hugo',
  features: ['code highlighted', 'sitemap', 'feed', 'list pages of 20'],
  packages: {},
  files: (articles) => [
    ['config.toml', config],
    ['content/_index.md', '---\ntitle: Repairs in Hill Street\n---\n'],
    ['content/blog/_index.md', '---\ntitle: What we learned at the bench\n---\n'],
    ['layouts/index.html', pageShell('{{ .Title }}', 'Repairs', '<h1>{{ .Title }}</h1>')],
    ['layouts/_default/list.html', list],
    ['layouts/_default/single.html', article],
    ...articles.map((one): [string, string] => [
      source(one.slug),
      printFrontMatter(one) + printBody(one, markdown),
    ]),
  ],
  source,
  program: () => ({ program: 'hugo', args: [] }),
  asksVersion: 'version',
  build: (project, out) => ['--quiet', '--source', project, '--destination', out],
  serve: (project, _, port) => ['server', '--source', project, '--bind', '127.0.0.1', '--port', String(port)],
};

function source(slug: string): string {
  return `content/blog/${slug}.md`;
}

/** Articles dated in the future are built as well: the result doesn't depend on the day of the measurement. */
const config = `baseURL = "https://www.example.com/"
languageCode = "en-GB"
title = "Hill Street Repairs"
paginate = ${perPage}
buildFuture = true
disableKinds = ["taxonomy", "term"]
`;

const list = pageShell(
  '{{ .Title }}',
  'Articles about mending things',
  `<h1>{{ .Title }}</h1>
<ul>{{ range .Paginator.Pages }}
<li><a href="{{ .RelPermalink }}">{{ .Title }}</a> <time>{{ .Date.Format "2006-01-02" }}</time> <p>{{ .Description }}</p></li>
{{ end }}</ul>
{{ if .Paginator.HasPrev }}<a href="{{ .Paginator.Prev.URL }}">Newer articles</a>{{ end }}
{{ if .Paginator.HasNext }}<a href="{{ .Paginator.Next.URL }}">Older articles</a>{{ end }}`,
);

const article = pageShell(
  '{{ .Title }}',
  '{{ .Description }}',
  `<article>
<h1>{{ .Title }}</h1>
<p>By Ann Author, <time>{{ .Date.Format "2006-01-02" }}</time></p>
{{ .Content }}
</article>`,
);
