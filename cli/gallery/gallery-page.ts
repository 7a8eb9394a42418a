import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GalleryPage } from '../../renderer/site.ts';
import { declarationsOf } from '../reference/declarations-of.ts';
import { writeYaml } from '../scaffold/write-yaml.ts';
import { escapeForPage } from '../serve/escape-for-page.ts';
import type { BuiltGallery } from './build-gallery.ts';

/** In pixels: a telephone, a tablet, a computer. */
const widths = [390, 768, 1280] as const;

type GalleryPageOptions = {
  /** The name of the section or component that is shown; the first if there is none of that name. */
  name: string | null;
  /** The base path of the site. */
  base: string;
};

/** The page around the examples: what there is, and the selected one at three widths, light and dark. */
export function galleryPage(
  { pages, leftOut }: Extract<BuiltGallery, { ok: true }>,
  { name, base }: GalleryPageOptions,
): string {
  const shown = pages.find((page) => page.name === name) ?? pages[0];
  const groups = [
    ['Of this site', pages.filter(({ own }) => own)],
    ['Sections', pages.filter(({ own, kind }) => !own && kind === 'section')],
    ['Components', pages.filter(({ own, kind }) => !own && kind === 'component')],
  ] as const;
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeForPage(shown?.title ?? 'Nothing')} – gallery</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="gallery.css">
<script src="gallery.js" defer></script>
</head>
<body>
<nav aria-label="Examples">
${groups.map(([title, ones]) => (ones.length === 0 ? '' : `<h2>${title}</h2>\n${linkList(ones, shown)}`)).join('')}
${leftOut.length === 0 ? '' : `<h2>Not on this site</h2>\n<dl>${leftOut.map(({ page, reason }) => `<dt>${escapeForPage(page.name)}</dt><dd>${escapeForPage(reason)}</dd>`).join('')}</dl>`}
</nav>
<main>
${shown ? example(shown, base) : '<p>There is nothing to show.</p>'}
</main>
</body>
</html>
`;
}

function linkList(pages: readonly GalleryPage[], shown: GalleryPage | undefined): string {
  const links = pages.map(({ name }) => {
    const current = name === shown?.name ? ' aria-current="page"' : '';
    return `<li><a href="?show=${encodeURIComponent(name)}"${current}>${escapeForPage(name)}</a></li>`;
  });
  return `<ul>${links.join('')}</ul>\n`;
}

function example(page: GalleryPage, base: string): string {
  const { title, name, description, address, section, kind } = page;
  const src = escapeForPage(base + address);
  const frames = widths.flatMap((width) =>
    ['light', 'dark'].map(
      (scheme) =>
        `<figure class="width-${width}"><figcaption>${width} pixels, ${scheme}</figcaption><div class="window"><iframe class="${scheme}" width="${width}" title="${escapeForPage(name)}, ${width} pixels, ${scheme}" src="${src}" data-section="${escapeForPage(section)}"></iframe></div></figure>`,
    ),
  );
  return `<h1>${escapeForPage(title)}</h1>
<p>${escapeForPage(description)} ${kind === 'section' ? `<code>section: ${escapeForPage(name)}</code>` : `<code>templates/components/${escapeForPage(name)}</code>`}, <a href="${src}">as a page</a></p>
<div class="frames">${frames.join('\n')}</div>
<h2>Written as</h2>
${sourcesOf(page)
  .map((text) => `<pre>${escapeForPage(text.trimEnd())}</pre>`)
  .join('\n')}`;
}

/** What an editor or a template writes to get this, and what a component takes. */
function sourcesOf({ kind, name, fields, example: file }: GalleryPage): string[] {
  if (kind === 'section') {
    const lines = Object.entries(fields).flatMap(([key, value]) => writeYaml(key, value, '  '));
    return [[`- section: ${name}`, ...lines].join('\n')];
  }
  if (file === undefined) return [];
  const component = path.join(path.dirname(file), `${name}.tsx`);
  const declared = existsSync(component) ? [declarationsOf(readFileSync(component, 'utf8'))] : [];
  return [...declared, readFileSync(file, 'utf8')];
}

/** `color-scheme` of a frame is what `prefers-color-scheme` says within it. */
export const galleryStyles = `
:root { color-scheme: light dark; --line: light-dark(#c9c9c0, #4a4a44); }
* { box-sizing: border-box; }
body { display: grid; grid-template-columns: 15rem minmax(0, 1fr); margin: 0; font: 1rem/1.5 system-ui, sans-serif;
  color: light-dark(#1b1b1b, #eee); background: light-dark(#f4f4f0, #1c1c1a); }
nav { position: sticky; inset-block-start: 0; overflow: auto; max-block-size: 100vh; padding: 1rem;
  border-inline-end: 1px solid var(--line); }
nav ul { margin: 0; padding: 0; list-style: none; }
nav a { display: block; padding: .15rem .5rem; border-radius: .25rem; color: inherit; text-decoration: none; }
nav a:hover { text-decoration: underline; }
nav a[aria-current] { background: light-dark(#dfe6ea, #33414a); font-weight: 600; }
nav dt { padding-inline: .5rem; }
nav dd { margin: 0 0 .5rem; padding-inline: .5rem; font-size: .8rem; overflow-wrap: anywhere; }
h2 { margin: 1rem 0 .25rem; font-size: 1rem; }
main { padding: 1rem; overflow: auto; }
h1 { margin: 0; font-size: 1.5rem; }
.frames { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: start; }
figure { margin: 0; max-inline-size: 100%; }
figcaption { font-size: .875rem; }
.window { overflow: hidden; max-inline-size: 100%; outline: 1px solid var(--line); }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: .75rem; background: light-dark(#fff, #111); font-size: .875rem; }
iframe { display: block; block-size: 30rem; border: 0; transform-origin: 0 0; }
.light { color-scheme: light; }
.dark { color-scheme: dark; }
@media (width < 48rem) {
  body { grid-template-columns: minmax(0, 1fr); }
  nav { position: static; max-block-size: 16rem; border-inline-end: 0; border-block-end: 1px solid var(--line); }
}
`;
