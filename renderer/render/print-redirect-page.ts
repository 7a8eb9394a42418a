import type { PlannedRedirect } from '../model/plan.ts';
import { escapeHtml } from './escape-html.ts';

/**
 * The page at an old address if the host can't redirect: the page itself redirects at once. Search engines treat that
 * as a permanent redirect. Its only words are the new address, so it needs no language of its own. Source:
 * https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh.
 */
export function printRedirectPage({ to, target, language }: PlannedRedirect): string {
  const [href, name] = [escapeHtml(to), escapeHtml(target)];
  return [
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${name}</title><meta http-equiv="refresh" content="0;url=${href}">`,
    `<link rel="canonical" href="${name}"></head>`,
    `<body><p><a href="${href}">${name}</a></p></body></html>`,
  ].join('');
}
