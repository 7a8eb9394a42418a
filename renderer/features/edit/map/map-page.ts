import type { PlannedPage, SiteSettings } from '../../../model/plan.ts';
import type { Templates } from '../../../render/assemble-templates.ts';
import { createRenderCache } from '../../../render/render-cache.ts';
import {
  type RenderContext,
  renderFrame,
  renderSection,
  sectionIdentity,
  sectionsMarker,
  withAlternates,
} from '../../../render/render-parts.ts';
import { turnTexts } from '../../../render/turn-texts.ts';
import { findMarked } from './find-marked.ts';
import type { MarkedText } from './located-spot.ts';
import { findInHead, printHead } from './map-head.ts';
import { proveMarks } from './prove-marks.ts';

type MapPageInput = { page: PlannedPage; templates: Templates; settings: SiteSettings };

/**
 * Where the texts of a page are in what visitors get: its head, what is around its sections, and each section. `marked`:
 * the page with marks in its texts.
 */
export function mapPage(marked: PlannedPage, { page, templates, settings }: MapPageInput): MarkedText[] {
  const turned = (html: string) => turnTexts(html, page, templates);
  const head = mapPart(page.head, marked.head, (one) => printHead(one, settings));
  const frame = mapPart(page, marked, (one) => printFrame(one, templates));
  const uses = usesOf(page);
  const sections = page.sections.map(({ props }, index) =>
    mapPart(props, marked.sections[index]?.props ?? props, (one) => uses[index]?.print(one, templates)),
  );
  return [head, frame, ...sections].flatMap(({ shown, ...proven }, index) =>
    index === 0 ? findInHead(proven.pieces) : findMarked(index - 1, shown.map(turned), proven),
  );
}

function mapPart<T>(plain: T, marked: T, print: (value: T) => readonly string[] | undefined) {
  const shown = print(plain) ?? [];
  return { shown, ...proveMarks(marked, shown, print) };
}

function runOf(templates: Templates): RenderContext {
  return {
    ...{ templates, cache: createRenderCache(), failed: new Set() },
    validateProps: () => [],
    report: () => {},
  };
}

/** Without the sections between its two halves. */
function printFrame(page: PlannedPage, templates: Templates): readonly string[] | undefined {
  const run = runOf(templates);
  const [before = '', after = ''] = renderFrame(run, page)?.html.split(sectionsMarker) ?? [];
  return before === '' ? undefined : [before, `${withAlternates(after, page, run)}\n`];
}

/** Equal sections have ids of their own. */
function usesOf({ sections }: PlannedPage) {
  const seen = new Map<string, number>();
  return sections.map((section) => {
    const identity = sectionIdentity(section);
    const occurrence = seen.get(identity) ?? 0;
    seen.set(identity, occurrence + 1);
    return {
      print: (props: typeof section.props, templates: Templates) => {
        const use = { section: { ...section, props }, identity, occurrence };
        const html = renderSection(runOf(templates), use)?.html;
        return html === undefined ? undefined : [html];
      },
    };
  });
}
