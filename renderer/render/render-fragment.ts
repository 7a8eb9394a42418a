import type { ReactNode } from 'react';
import { ownProperty } from '../../diagnostics/own-property.ts';
import type { IslandUse } from '../../templates/islands/runtime/island-types.ts';
import { detach } from '../source/detach.ts';
import type { IslandAsset } from './bundle-islands.ts';
import { escapeHtml, escapeSingleQuoted } from './escape-html.ts';
import type { TemplateModule } from './evaluate-templates.ts';

/**
 * A piece of a page: its markup and the islands used in it, in order. `preload` is the link for its most important
 * picture.
 */
export type RenderedFragment = { html: string; uses: readonly IslandUse[]; preload?: string };

type FragmentTools = {
  module: TemplateModule;
  islands: ReadonlyMap<string, IslandAsset>;
  /** Asked for each use of an island, before any of them is rendered. */
  isSound: (use: IslandUse) => boolean;
};

/**
 * Renders one section or the frame. React's render functions can't be nested, so islands are only marked while the
 * fragment is rendered; afterwards each is rendered as a separate root, exactly as the browser hydrates it. `prefix`
 * starts every id made here. Undefined if a use of an island isn't sound.
 */
export function renderFragment(
  { module, islands, isSound }: FragmentTools,
  node: ReactNode,
  prefix: string,
): RenderedFragment | undefined {
  const uses: IslandUse[] = [];
  const collect = (use: IslandUse) => uses.push(use) - 1;
  const { html, preload } = splitPreloads(
    module.renderToStaticMarkup(provide(module, collect, prefix, node)),
  );
  if (uses.filter(isSound).length < uses.length) return undefined;
  const spliced = html.replace(/<site-island data-use="(\d+)">/g, (marker, index: string) => {
    const use = uses[Number(index)];
    const asset = use && islands.get(use.of);
    return asset ? openIsland(module, use, asset, `${prefix}-${index}`) : marker;
  });
  return { html: spliced, uses: uses.map(({ at: _at, ...use }) => use), ...(preload && { preload }) };
}

function openIsland(module: TemplateModule, use: IslandUse, asset: IslandAsset, prefix: string): string {
  const media = use.media ? ` media="${escapeHtml(use.media)}"` : '';
  const props = escapeSingleQuoted(JSON.stringify(use.props));
  const opening = `<site-island of="${use.of}" when="${escapeHtml(use.when)}"${media} prefix="${prefix}" src="${asset.preload.join(' ')}" props='${props}'>`;
  return opening + renderRoot(module, use, prefix);
}

/** A plain island's markup is its children, which already follow the marker. */
function renderRoot(module: TemplateModule, use: IslandUse, prefix: string): string {
  const component = ownProperty(module.islands, use.of)?.component;
  if (!component) return '';
  // The props went through JSON, so that the server renders from what the browser will get.
  const element = module.createElement(component, JSON.parse(JSON.stringify(use.props)));
  return splitPreloads(
    module.renderToString(provide(module, 'island', prefix, element), { identifierPrefix: prefix }),
  ).html;
}

function provide(
  module: TemplateModule,
  collect: ((use: IslandUse) => number) | 'island',
  prefix: string,
  node: ReactNode,
): ReactNode {
  const { createElement, IslandCollector, IslandPrefix } = module;
  return createElement(
    IslandCollector.Provider,
    { value: collect },
    createElement(IslandPrefix.Provider, { value: prefix }, node),
  );
}

/**
 * A template requests a preload for its most important picture, and React prepends one for each picture that isn't
 * lazy. In the middle of a page they come too late to help, and hydration doesn't expect them; the one that matters
 * goes into the head.
 */
function splitPreloads(markup: string): { html: string; preload?: string } {
  if (!markup.includes(preloadStart)) return { html: markup };
  const links = markup.match(preloadLinks) ?? [];
  // Copied: a slice of the markup would keep all of it in memory.
  const preload = detach(
    links.find((link) => /fetchpriority="high"/i.test(link)),
    new Map(),
  );
  return { html: markup.replace(preloadLinks, ''), preload };
}

const preloadStart = '<link rel="preload"';
const preloadLinks = /<link rel="preload"[^<>]*>/g;
