import type { PlannedPage, SiteSettings } from '../../../model/plan.ts';
import type { Steps } from '../../../model/steps.ts';
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
 * the page with marks in its texts. With a pause after each part.
 */
export function* mapPage(
  marked: PlannedPage,
  { page, templates, settings }: MapPageInput,
): Steps<MarkedText[]> {
  const once = rememberParts(templates);
  const turned = (html: string) => turnTexts(html, page, templates);
  const [plainFrame, markedFrame] = [page, marked].map((one) => ({ ...one, sections: [] }));
  const uses = usesOf(page);
  const head = once([-1, page.head, marked.head, settings], () =>
    findInHead(mapPart(page.head, marked.head, (one) => printHead(one, settings)).pieces),
  );
  const findIn = <T>(number: number, plain: T, withMarks: T, print: Print<T>) => {
    const { shown, ...proven } = mapPart(plain, withMarks, print);
    return findMarked(number, shown.map(turned), proven);
  };
  yield;
  const frame = once([-2, plainFrame, markedFrame], () =>
    findIn(0, plainFrame, markedFrame, (one) => one && printFrame(one, templates)),
  );
  const found = [head, frame];
  for (const [index, section] of page.sections.entries()) {
    yield;
    const { props } = section;
    const withMarks = marked.sections[index]?.props ?? props;
    const { occurrence, print } = uses[index] ?? {};
    const given = [index, section, withMarks, occurrence, page.foreign, page.head.direction];
    found.push(once(given, () => findIn(index + 1, props, withMarks, (one) => print?.(one, templates))));
  }
  return found.flat();
}

type Print<T> = (value: T) => readonly string[] | undefined;

/** Of the page that was mapped last: what is edited is mostly one of its sections. */
const remembered = new WeakMap<Templates, ReadonlyMap<string, readonly MarkedText[]>>();

/** Finds the texts of a part of the page only if something is different about it. `given`: all that they depend on. */
function rememberParts(templates: Templates) {
  const before = remembered.get(templates);
  const now = new Map<string, readonly MarkedText[]>();
  remembered.set(templates, now);
  return (given: unknown, find: () => readonly MarkedText[]): readonly MarkedText[] => {
    const key = JSON.stringify(given);
    const found = before?.get(key) ?? find();
    now.set(key, found);
    return found;
  };
}

function mapPart<T>(plain: T, marked: T, print: Print<T>) {
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
      occurrence,
      print: (props: typeof section.props, templates: Templates) => {
        const use = { section: { ...section, props }, identity, occurrence };
        const html = renderSection(runOf(templates), use)?.html;
        return html === undefined ? undefined : [html];
      },
    };
  });
}
