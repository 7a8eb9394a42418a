import { createHash } from 'node:crypto';
import type { PlannedArt } from '../../schemas/asset.ts';
import type { ArtColours, CourseArt, Picture } from '../../schemas/planned.ts';
import type { SiteSource } from '../../schemas/types.ts';
import { fillReferences } from './fill-references.ts';
import type { PageScope, SiteScope } from './planner.ts';

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

type Art = NonNullable<NonNullable<SiteSource['postArt']>[number]['art']>;

const plain = { motif: 'stairs', tone: 'calm', setting: 'none' } as const;

/** What a template draws from: an editor's choice, and what the entry itself counts. */
export function artProps(art: Art, own: { seed: string; marks: number }, page: PageScope): CourseArt {
  const { groups, ...chosen } = art;
  return {
    ...plain,
    ...chosen,
    ...own,
    groups: (groups ?? []).map((count) => Number(fillReferences(count, page.references, []))),
    colours: artColours(page),
  };
}

function artColours({ settings }: SiteScope): ArtColours {
  const { light, dark } = settings.theme.colours;
  return { light, dark };
}
