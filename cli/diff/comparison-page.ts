import { escapeForPage } from '../serve/escape-for-page.ts';
import type { ComparedPage } from './compared-pages.ts';
import { shorten, shortenBoth } from './shorten.ts';

/** `before`, `after`: the origins of the two states, without a trailing slash. */
export type Sides = { before: string; after: string };

/** The page with both states next to each other. `index`: the selected page. Everything from files is escaped. */
export function comparisonPage(pages: readonly ComparedPage[], index: number, sides: Sides): string {
  const page = pages[index];
  const title = page?.after ?? page?.before ?? 'No page has changed';
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeForPage(title)} – what has changed</title>
<link rel="stylesheet" href="/comparison.css">
<script src="/comparison.js" defer></script>
</head>
<body>
<aside>
<h1>What has changed</h1>
<nav aria-label="Changed pages"><ol>${pages.map((one, place) => pageLink(one, place, index)).join('')}</ol></nav>
${page ? changeList(page) : '<p>No page is different for visitors.</p>'}
</aside>
<main>
${page ? pane('Before', page.before, sides.before) + pane('After', page.after, sides.after) : ''}
</main>
</body>
</html>
`;
}

function pageLink({ before, after, changes }: ComparedPage, place: number, index: number): string {
  const current = place === index ? ' aria-current="page"' : '';
  const state = before === undefined ? 'new' : after === undefined ? 'gone' : String(changes.length);
  return `<li><a href="/?page=${place}"${current}>${escapeForPage(after ?? before ?? '')} <small>${state}</small></a></li>`;
}

function changeList({ changes }: ComparedPage): string {
  if (changes.length === 0) return '<p>No words are different.</p>';
  const items = changes.map(
    (change, index) =>
      `<li><button type="button" data-number="${index + 1}" aria-pressed="false">${changeText(change)}</button></li>`,
  );
  return `<section aria-label="Changes on this page">
<p><button type="button" data-step="previous">Previous change</button> <button type="button" data-step="next">Next change</button></p>
<ol>${items.join('')}</ol>
</section>`;
}

function changeText({ before, after, kind }: ComparedPage['changes'][number]): string {
  if (kind === 'order') return `${escapeForPage(shorten(after ?? ''))} <small>in another place</small>`;
  if (before === undefined) return `<ins>${escapeForPage(shorten(after ?? ''))}</ins>`;
  if (after === undefined) return `<del>${escapeForPage(shorten(before))}</del>`;
  const [from, to] = shortenBoth(before, after);
  return `<del>${escapeForPage(from)}</del> → <ins>${escapeForPage(to)}</ins>`;
}

function pane(name: string, address: string | undefined, side: string): string {
  const content =
    address === undefined
      ? '<p>There is no such page.</p>'
      : `<iframe title="${name}: ${escapeForPage(address)}" src="${escapeForPage(side + address)}"></iframe>`;
  return `<section><h2>${name}</h2>${content}</section>\n`;
}

export const comparisonStyles = `
* { box-sizing: border-box; }
body { display: grid; grid-template-columns: 20rem 1fr; margin: 0; height: 100vh; color: #1b1b1b; background: #f4f4f0;
  font: 1rem/1.4 system-ui, sans-serif; }
aside { overflow: auto; padding: 1rem; border-inline-end: 1px solid #8a8a80; }
h1 { margin: 0 0 .5rem; font-size: 1.25rem; }
nav { max-height: 35vh; overflow: auto; margin-block-end: 1rem; border: 1px solid #8a8a80; background: #fff; }
nav ol { margin: 0; padding: 0; list-style: none; }
nav a { display: block; padding: .4rem .6rem; color: #0b3f8a; overflow-wrap: anywhere; }
nav a[aria-current] { background: #0b3f8a; color: #fff; }
section ol { padding-inline-start: 1.5rem; }
li button { display: block; width: 100%; margin-block-end: .4rem; text-align: start; overflow-wrap: anywhere; }
button { padding: .4rem .6rem; border: 1px solid #55554d; border-radius: 4px; background: #fff; color: inherit; font: inherit; }
button[aria-pressed='true'] { border-width: 3px; }
del { background: #ffd9d4; } ins { background: #d4f2d8; }
main { display: grid; grid-template-columns: 1fr 1fr; gap: 2px; background: #8a8a80; min-width: 0; }
main section { display: grid; grid-template-rows: auto 1fr; min-width: 0; background: #fff; }
h2 { margin: 0; padding: .4rem .8rem; font-size: 1rem; background: #e4e4dc; }
iframe { width: 100%; height: 100%; border: 0; }
main p { padding: 1rem; }
:focus-visible { outline: 3px solid #b3261e; outline-offset: 2px; }
@media (max-width: 60rem) {
  body { grid-template-columns: minmax(0, 1fr); height: auto; }
  main { height: 100vh; }
  nav a, button { min-height: 44px; }
}
@media (max-width: 40rem) { main { grid-template-columns: minmax(0, 1fr); grid-auto-rows: 85vh; height: auto; } }
`;
