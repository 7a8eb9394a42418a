import { createHash } from 'node:crypto';

/**
 * A page as live reload sees it: with the same `markup`, at most its styles differ, and those can be replaced without
 * reloading.
 */
export type PageDigest = { markup: string; styles: string; css: string };

/**
 * `readAsset` returns the text of a stylesheet by its address; `token` is the one that the page is served with. The
 * renderer's own HTML is regular enough for patterns.
 */
export function digestPage(
  html: string,
  readAsset: (href: string) => string | undefined,
  token = '',
): PageDigest {
  const sheets: string[] = [];
  const markup = html.replaceAll(styled, (tag, inline: string | undefined) => {
    const sheet = inline ?? linkedSheet(tag, readAsset);
    if (sheet !== undefined) sheets.push(sheet);
    return '';
  });
  const css = sheets.join('\n');
  return { markup: shortHash(token + markup), styles: shortHash(css), css };
}

/** Style elements, links to stylesheets (or their preloads), and the policy, which lists the styles by hash. */
const styled =
  /<style\b[^>]*>([\s\S]*?)<\/style>|<link\b[^>]*\b(?:rel="stylesheet"|as="style")[^>]*>|<meta\b[^>]*\bhttp-equiv="Content-Security-Policy"[^>]*>/gi;

function linkedSheet(tag: string, readAsset: (href: string) => string | undefined): string | undefined {
  if (!/\brel="stylesheet"/i.test(tag)) return undefined;
  const href = /\bhref="([^"]*)"/.exec(tag)?.[1];
  return href === undefined ? undefined : readAsset(href);
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}

export function stateOf({ markup, styles }: PageDigest): string {
  return `${markup}.${styles}`;
}
