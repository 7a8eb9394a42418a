import type { PageHead, Sharing } from '../../schemas/planned.ts';
import type { SiteSettings } from '../model/plan.ts';
import type { IslandAsset } from './bundle-islands.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { escapeHtml, escapeScriptJson } from './escape-html.ts';
import { type PageStyles, sheetName } from './page-styles.ts';

export type DocumentParts = {
  head: PageHead;
  styles: PageStyles;
  /** Within `assets/`; omitted on a page without islands, which then has no script at all. */
  loader?: string;
  /** Islands that start with the page. */
  preload: readonly IslandAsset[];
  /** The link that preloads the page's most important picture. */
  picture?: string;
  /** The page plays video or audio. */
  media?: boolean;
};

/** Everything up to `<body>`. Inline styles go between the two. */
export type HeadHalves = { start: string; end: string };

/** Prints the heads of a site's pages; what many of them share is printed once. */
export function createHeads(settings: SiteSettings): (parts: DocumentParts) => HeadHalves {
  const assets = `${settings.base}/assets/`;
  const themeColours = colours(settings);
  const fonts = new Map<string, string>();
  const policies = new Map<string, string>();
  const fontsOf = (language: string) => known(fonts, language, () => fontPreloads(settings, language));
  const policyOf = (styles: PageStyles, media: boolean) =>
    known(policies, `${sheetName(styles)} ${media}`, () => policyTag(settings, styles, media));
  return ({ head, styles, loader, preload, picture = '', media = false }) => {
    const start = [
      `<!doctype html><html lang="${escapeHtml(head.language)}"${head.direction ? ` dir="${head.direction}"` : ''}>`,
      '<head><meta charset="utf-8">',
      policyOf(styles, media),
      '<meta name="viewport" content="width=device-width,initial-scale=1">',
      `<title>${escapeHtml(head.title)}</title>`,
      fontsOf(head.language),
      picture,
      styles.kind === 'file' ? `<link rel="stylesheet" href="${escapeHtml(assets + styles.file)}">` : '',
    ];
    const end = [
      scripts(assets, loader, preload),
      printDescription(head),
      head.sharing ? printSharing(head, head.sharing) : '',
      themeColours,
      linkFiles(head),
      ...head.structuredData.map(
        (data) => `<script type="application/ld+json">${escapeScriptJson(data)}</script>`,
      ),
      '</head><body>',
    ];
    return { start: start.join(''), end: end.join('') };
  };
}

function known(cache: Map<string, string>, key: string, print: () => string): string {
  const printed = cache.get(key) ?? print();
  cache.set(key, printed);
  return printed;
}

/** The policy precedes everything that it governs. */
function policyTag(settings: SiteSettings, styles: PageStyles, media: boolean): string {
  const styleHashes = styles.kind === 'inline' ? [styles.hash] : [];
  const policy = contentSecurityPolicy({ ...settings, styleHashes, dataImages: styles.dataImages, media });
  return `<meta http-equiv="Content-Security-Policy" content="${escapePolicy(policy)}">`;
}

/** The policy's own quotes are single, its attribute's double: readable, and shorter. */
function escapePolicy(policy: string): string {
  return policy.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** A script's typeface is preloaded only if the page is written in that script. */
function fontPreloads({ theme }: SiteSettings, language: string): string {
  const { fonts, scripts = [] } = theme;
  const own = scripts.filter(({ script }) => script === new Intl.Locale(language).maximize().script);
  const addresses = [...new Set([...fonts, ...own].map((font) => font.href))];
  return addresses
    .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin>`)
    .join('');
}

function scripts(assets: string, loader: string | undefined, preload: readonly IslandAsset[]): string {
  if (!loader) return '';
  const files = new Set(preload.flatMap((asset) => asset.preload));
  const preloads = [...files].map((file) => `<link rel="modulepreload" href="${escapeHtml(assets + file)}">`);
  return `<script type="module" src="${escapeHtml(assets + loader)}"></script>${preloads.join('')}`;
}

function printDescription(head: PageHead): string {
  return [
    meta('name', 'description', head.description),
    meta('name', 'robots', head.robots),
    head.canonical ? link({ rel: 'canonical', href: head.canonical }) : '',
    ...(head.alternates ?? []).map(({ language, href }) =>
      link({ rel: 'alternate', hreflang: language, href }),
    ),
    head.previous ? link({ rel: 'prev', href: head.previous }) : '',
    head.next ? link({ rel: 'next', href: head.next }) : '',
  ].join('');
}

/** Open Graph and the few tags of X that it doesn't cover. Source: https://ogp.me/. */
function printSharing(head: PageHead, sharing: Sharing): string {
  const { article, picture } = sharing;
  return [
    meta('property', 'og:type', article ? 'article' : 'website'),
    meta('property', 'og:site_name', sharing.siteName),
    meta('property', 'og:title', sharing.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', head.canonical),
    meta('property', 'og:locale', sharing.locale),
    meta('property', 'article:published_time', article?.published),
    meta('property', 'article:modified_time', article?.modified),
    meta('property', 'article:author', article?.author),
    meta('property', 'article:section', article?.section),
    meta('property', 'og:image', picture?.href),
    meta('property', 'og:image:type', picture?.type),
    meta('property', 'og:image:width', picture && String(picture.width)),
    meta('property', 'og:image:height', picture && String(picture.height)),
    meta('property', 'og:image:alt', picture?.alt),
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    meta('name', 'twitter:image:alt', picture?.alt),
  ].join('');
}

/** Icons, the manifest and the feeds: no browser waits for them. */
function linkFiles({ icons, manifest, feeds = [] }: PageHead): string {
  return [
    ...icons.map(({ rel = 'icon', href, type, sizes }) => link({ rel, href, type, sizes })),
    manifest === undefined ? '' : link({ rel: 'manifest', href: manifest }),
    ...feeds.map((feed) => link({ rel: 'alternate', ...feed })),
  ].join('');
}

function link(attributes: Readonly<Record<string, string | undefined>>): string {
  let printed = '<link';
  for (const name in attributes) {
    const value = attributes[name];
    if (value !== undefined) printed += ` ${name}="${escapeHtml(value)}"`;
  }
  return `${printed}>`;
}

function colours({ theme }: SiteSettings): string {
  const mode = (name: string, colour: string | undefined) =>
    colour
      ? `<meta name="theme-color" content="${escapeHtml(colour)}" media="(prefers-color-scheme: ${name})">`
      : '';
  return `<meta name="color-scheme" content="light dark">${mode('light', theme.light.paper)}${mode('dark', theme.dark.paper)}`;
}

function meta(kind: 'name' | 'property', name: string, content: string | undefined): string {
  return content ? `<meta ${kind}="${name}" content="${escapeHtml(content)}">` : '';
}
