/** One section, or the frame around a page's sections: from the cache, or rendered and its problems reported. */

import { basename } from 'node:path';
import type { ReactNode } from 'react';
import type { Diagnostic, Report } from '../../diagnostics/diagnostic.ts';
import { templateThrows } from '../../diagnostics/messages/render.ts';
import { islandOnly, islandPrinted, sectionUnregistered } from '../../diagnostics/messages.generated.ts';
import { ownProperty } from '../../diagnostics/own-property.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { PageHead } from '../../schemas/planned.ts';
import type { IslandUse } from '../../templates/islands/runtime/island-types.ts';
import { explainThrow } from '../bundle/explain-throw.ts';
import { nameOnlyInIsland } from '../bundle/guarded-react.ts';
import { locateThrow } from '../bundle/locate-throw.ts';
import type { PlannedPage, PlannedSection } from '../model/plan.ts';
import type { Templates } from './assemble-templates.ts';
import { problemsOfIsland } from './check-island-use.ts';
import { type CachedFragment, fragmentKey, type RenderCache, remember } from './render-cache.ts';
import { type RenderedFragment, renderFragment } from './render-fragment.ts';

/** The context of one run of the stage. `failed`: keys whose problem was reported, once however many pages share it. */
export type RenderContext = {
  templates: Templates;
  cache: RenderCache;
  /** Returns what an island's schema finds wrong with its props; empty if valid, undefined if there is no schema. */
  validateProps: (island: string, props: object) => readonly string[] | undefined;
  failed: Set<string>;
  report: Report;
};

/** Marks the place of a page's sections in the frame's markup. */
export const sectionsMarker = '<site-sections></site-sections>';

/** Marks the place of links to the same page of other sites: they differ per page, the frame doesn't. */
const alternatesMarker = '<site-alternates></site-alternates>';

export function withAlternates(
  html: string,
  { alternates }: PlannedPage,
  { templates }: RenderContext,
): string {
  if (!alternates) return html;
  const { AlternateLinks, createElement, renderToStaticMarkup } = templates.module;
  return html.replace(alternatesMarker, () =>
    renderToStaticMarkup(createElement(AlternateLinks, { links: alternates })),
  );
}

/** `identity` distinguishes sections by content; `occurrence` counts equal ones above it, whose ids must differ. */
export type SectionUse = { section: PlannedSection; identity: string; occurrence: number };

export function renderSection(
  run: RenderContext,
  { section, identity, occurrence }: SectionUse,
): CachedFragment | undefined {
  const { kind, id, tone, when, props, place } = section;
  const { module, versions } = run.templates;
  const component = ownProperty(module.sections, kind);
  if (!component)
    return reportOnce(run, `section ${kind}`, () => run.report(sectionUnregistered(place, { kind })));
  const key = `${versions.sections.get(kind)} ${identity} ${occurrence}`;
  return remember(run.cache, key, islandsOf(run), () => {
    const inner = module.createElement(component, props);
    const node = module.createElement(module.Section, { kind, id, tone, when }, inner);
    const prefix = `s${identity.slice(0, 7)}${occurrence || ''}`;
    return renderOrReport(run, { key, node, name: kind, place, prefix });
  });
}

export function sectionIdentity({ kind, id, tone, when, props }: PlannedSection): string {
  return fragmentKey([kind, id, tone, when, props]);
}

/** Pages with equal frames share the markup, unless the template looks at the page's head. */
export function renderFrame(run: RenderContext, page: PlannedPage): CachedFragment | undefined {
  const { module, versions } = run.templates;
  const shared = fragmentKey([versions.frame, 'frame', page.frame]);
  const key = run.cache.fragments.has(shared) ? shared : fragmentKey([shared, page.head]);
  return remember(run.cache, key, islandsOf(run), () => {
    const { head, wasRead } = watchReads(page.head);
    const node = module.createElement(
      module.Page,
      { head, frame: page.frame, alternates: module.createElement('site-alternates') },
      module.createElement('site-sections'),
    );
    const fragment = renderOrReport(run, {
      key: shared,
      node,
      name: 'page',
      place: page.place,
      prefix: 'frame',
    });
    return wasRead() ? fragment : remember(run.cache, shared, islandsOf(run), () => fragment);
  });
}

function watchReads(value: PageHead): { head: PageHead; wasRead: () => boolean } {
  let read = false;
  const get = (target: PageHead, name: string | symbol): unknown => {
    read = true;
    return Reflect.get(target, name);
  };
  return { head: new Proxy(value, { get }), wasRead: () => read };
}

/** A fragment's islands were rendered along with it. */
function islandsOf({ templates: { versions } }: RenderContext): (fragment: RenderedFragment) => string {
  return ({ uses }) => uses.map(({ of }) => versions.islands.get(of)).join(' ');
}

type Job = { key: string; node: ReactNode; name: string; place: Place; prefix: string };

function renderOrReport(run: RenderContext, job: Job): RenderedFragment | undefined {
  const { module, islands, maps } = run.templates;
  const problems: Diagnostic[] = [];
  const isSound = (use: IslandUse) => {
    const place = locateThrow(use.at, maps) ?? job.place;
    const context = { ...run, place, template: job.name, names: [...islands.islands.keys()] };
    const found = problemsOfIsland(use, context);
    problems.push(...found);
    return found.length === 0;
  };
  try {
    const fragment = renderFragment({ module, islands: islands.islands, isSound }, job.node, job.prefix);
    if (fragment) return fragment;
  } catch (error) {
    problems.push(problemOfThrow(error, job, locateThrow(error, maps)));
  }
  return reportOnce(run, job.key, () => {
    for (const problem of problems) run.report(problem);
  });
}

function problemOfThrow(error: unknown, { place, name }: Job, template: Place | undefined): Diagnostic {
  const part = nameOnlyInIsland(error);
  if (part !== undefined) {
    if (!template?.file.endsWith('.island.tsx')) return islandOnly(template ?? place, { name: part });
    const related = [{ place, message: 'The section that shows it.' }];
    return { ...islandPrinted(template, { name: basename(template.file, '.island.tsx'), part }), related };
  }
  return templateThrows(place, template, name, explainThrow(error));
}

function reportOnce(run: RenderContext, key: string, report: () => void): undefined {
  if (!run.failed.has(key)) report();
  run.failed.add(key);
  return undefined;
}
