import { createHash } from 'node:crypto';
import type { ArtColours, Picture } from '../../schemas/planned.ts';
import type { PlannedArt } from '../model/drawing.ts';
import type { SiteScope } from './planner.ts';

/** In CSS pixels. Every drawing has this form, so that cards line up. */
const size = { width: 640, height: 360 };

/** A drawing that a template makes of `props`: its finished address. It decorates, so it has no text of its own. */
export function planArt(art: Omit<PlannedArt, 'output'> & { name: string }, page: SiteScope): Picture {
  const { name, place, kind, props } = art;
  const hash = createHash('sha256')
    .update(JSON.stringify([kind, props]))
    .digest('hex')
    .slice(0, 8);
  const output = `art/${name}.${hash}.svg`;
  page.art.set(output, { output, place, kind, props });
  return { src: `${page.address.base}/${output}`, alt: '', ...size };
}

export function artColours({ settings }: SiteScope): ArtColours {
  const { light, dark } = settings.theme.colours;
  return { light, dark };
}
