/**
 * Shared by sites that one process builds one after the other, such as a site and its branches: a text is parsed, a
 * section rendered, a picture drawn for the first of them that needs it. It only saves time.
 */
import type { ReadCache } from '../read/read-cache.ts';
import { openPainter, storedPictures } from '../render/drawings/open-painter.ts';
import type { RenderCache } from '../render/render-cache.ts';
import { createSiteCache, type SiteCache, schemasStamp } from './site-cache.ts';

/**
 * The first and the last of the sites that were opened: others are dropped, so memory doesn't grow with their number.
 */
export type Family = { members: readonly SiteCache[] };

/**
 * A cache for one run of the next site (`root`). Anything specific to one site, such as its answers and pages, is not
 * shared.
 */
export function joinFamily(family: Family, root: string): SiteCache {
  const { members } = family;
  const [first] = members;
  const cache = first ? cacheBeside(members, root) : firstOfFamily();
  family.members = first ? [first, cache] : [cache];
  return cache;
}

function firstOfFamily(): SiteCache {
  return { ...createSiteCache(), painter: openPainter(storedPictures.ofFamily) };
}

function cacheBeside(members: readonly SiteCache[], root: string): SiteCache {
  const fresh = createSiteCache();
  const stamp = schemasStamp(root);
  // Fragments were checked against the schemas of their islands.
  const alike = members.filter(({ schemas }) => schemas.stamp === stamp);
  const newest = alike.at(-1) ?? members.at(-1);
  if (!newest) return fresh;
  const { stores, engine, painter, neighbours, templates, kinds } = newest;
  return {
    ...fresh,
    stores,
    engine,
    painter,
    neighbours,
    read: readBeside(
      fresh.read,
      members.map(({ read }) => read),
    ),
    facts: new Map(members.flatMap(({ facts }) => [...facts])),
    render: alike.reduce((cache, { render }) => renderBeside(cache, render), fresh.render),
    schemas: newest.schemas,
    templates: { ...templates, cache: { ...templates.cache } },
    kinds,
  };
}

function readBeside(fresh: ReadCache, known: readonly ReadCache[]): ReadCache {
  return {
    ...fresh,
    texts: new Map(known.flatMap(({ texts }) => [...texts])),
    media: new Map(known.flatMap(({ media }) => [...media])),
  };
}

function renderBeside(cache: RenderCache, known: RenderCache): RenderCache {
  return {
    ...cache,
    fragments: new Map([...cache.fragments, ...known.fragments]),
    documents: {
      made: new Map([...cache.documents.made, ...known.documents.made]),
      fonts: new Map([...cache.documents.fonts, ...known.documents.fonts]),
    },
    typefaces: new Map([...cache.typefaces, ...known.typefaces]),
    styleLengths: new Map([...cache.styleLengths, ...known.styleLengths]),
    drawings: {
      ...cache.drawings,
      entries: new Map([...cache.drawings.entries, ...known.drawings.entries]),
      changed: true,
    },
  };
}
