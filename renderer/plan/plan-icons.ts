import type { PlannedDrawing } from '../../schemas/asset.ts';
import type { PageHead } from '../../schemas/planned.ts';
import type { PlannedManifest } from '../model/file.ts';
import { locate } from '../source/locate.ts';
import { findFile } from './plan-social-picture.ts';
import type { SiteScope } from './planner.ts';

/** Systems cut an icon into a circle or another shape; this much of its edge is safe. Source: https://w3c.github.io/manifest/#icon-masks. */
const safeShare = 0.72;

/** Every size that browsers and home screens ask for, drawn from the one icon of site.yaml. */
export function planIcons({ settings, site }: SiteScope): PlannedDrawing[] {
  const source = findFile(settings.favicon, { site });
  if (!source) return [];
  const place = locate(site.settings.source, ['favicon']);
  const background = settings.theme.colours.light.primary;
  const icon = (
    output: string,
    size: number,
    look: { background?: string; scale: number },
  ): PlannedDrawing => ({
    kind: 'icon',
    output,
    place,
    source,
    size,
    look,
  });
  return [
    { kind: 'favicon', output: 'favicon.ico', place, source, sizes: [16, 32, 48] },
    icon('apple-touch-icon.png', 180, { background, scale: 1 }),
    icon('icons/icon-192.png', 192, { scale: 1 }),
    icon('icons/icon-512.png', 512, { scale: 1 }),
    icon('icons/icon-maskable-512.png', 512, { background, scale: safeShare }),
  ];
}

/** The vector icon last: browsers that understand it take the last that they understand. */
export function planIconLinks(page: SiteScope): PageHead['icons'] {
  const { favicon } = page.settings;
  const { base } = page.address;
  const own = { href: page.file(favicon), type: typeOf(favicon) };
  if (!findFile(favicon, page)) return [own];
  return [
    { href: `${base}/favicon.ico`, type: 'image/x-icon', sizes: '32x32' },
    own,
    { rel: 'apple-touch-icon', href: `${base}/apple-touch-icon.png`, type: 'image/png' },
  ];
}

export function planManifestIcons(page: SiteScope): PlannedManifest['icons'] {
  if (!findFile(page.settings.favicon, page)) return [];
  const at = (name: string) => `${page.address.base}/icons/${name}`;
  return [
    { src: at('icon-192.png'), sizes: '192x192', type: 'image/png' },
    { src: at('icon-512.png'), sizes: '512x512', type: 'image/png' },
    { src: at('icon-maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ];
}

function typeOf(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return ending === 'svg' ? 'image/svg+xml' : ending === 'ico' ? 'image/x-icon' : `image/${ending}`;
}
