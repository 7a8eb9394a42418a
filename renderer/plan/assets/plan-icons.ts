import { gather, type Planned, plain } from '../../../kinds/planned.ts';
import type { PlannedDrawing } from '../../../schemas/asset.ts';
import type { PageHead } from '../../../schemas/planned.ts';
import type { PlannedManifest } from '../../model/file.ts';
import { typeOfPicture } from '../../schema/picture-endings.ts';
import { locate } from '../../source/locate.ts';
import { written } from '../answers/answer-value.ts';
import type { Context } from '../context/context.ts';
import { themeOf } from '../context/theme-of.ts';
import { findDrawable } from './find-drawable.ts';
import { planFile } from './plan-picture.ts';

/**
 * Systems cut an icon into a circle or another shape; this share of it is safe. Source:
 * https://w3c.github.io/manifest/#icon-masks.
 */
const safeShare = 0.72;

/** Every size that browsers and home screens ask for, drawn from the icon in site.yaml. */
export function planIcons(context: Context): PlannedDrawing[] {
  const { settings, site } = context;
  const source = settings.favicon === undefined ? undefined : findDrawable(settings.favicon, site);
  if (!source) return [];
  const place = locate(site.settings.source, ['favicon']);
  const filled = { background: themeOf(context).colours.light.primary };
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
    icon('apple-touch-icon.png', 180, { ...filled, scale: 1 }),
    icon('icons/icon-192.png', 192, { scale: 1 }),
    icon('icons/icon-512.png', 512, { scale: 1 }),
    icon('icons/icon-maskable-512.png', 512, { ...filled, scale: safeShare }),
  ];
}

/** The vector icon comes last: browsers take the last one that they support. */
export function planIconLinks(context: Context): Planned<PageHead['icons']> {
  const { favicon } = context.settings;
  const { base } = context.address;
  if (favicon === undefined) return plain([]);
  return context.once('links to icons', () =>
    gather((take) => {
      take(written(context.site.settings.source, ['favicon'], context));
      const own = { href: take(planFile(favicon, context)), type: typeOf(favicon) };
      if (!findDrawable(favicon, context.site)) return [own];
      return [
        { href: `${base}/favicon.ico`, type: 'image/x-icon', sizes: '32x32' },
        own,
        { rel: 'apple-touch-icon', href: `${base}/apple-touch-icon.png`, type: 'image/png' },
      ];
    }),
  );
}

export function planManifestIcons({ settings, site, address }: Context): PlannedManifest['icons'] {
  if (settings.favicon === undefined || !findDrawable(settings.favicon, site)) return [];
  const at = (name: string) => `${address.base}/icons/${name}`;
  return [
    { src: at('icon-192.png'), sizes: '192x192', type: 'image/png' },
    { src: at('icon-512.png'), sizes: '512x512', type: 'image/png' },
    { src: at('icon-maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ];
}

function typeOf(name: string): string {
  const type = typeOfPicture(name)?.toLowerCase() ?? 'x-icon';
  return type === 'svg' ? 'image/svg+xml' : `image/${type}`;
}
