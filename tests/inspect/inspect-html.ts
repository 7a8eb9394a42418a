import { pageFile } from '../../bench/page-file.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { Origin } from '../../kinds/planned.ts';
import { createInspection, type Inspection } from '../../renderer/inspect/inspect-pages.ts';
import type { RenderedPage } from '../../renderer/model/output.ts';
import type { PlannedPage, SiteSettings } from '../../renderer/model/plan.ts';
import { takeSteps } from '../../renderer/model/steps.ts';
import type { Frame } from '../../schemas/planned.ts';

/** A page for a test: one string of HTML per section, with `before` and `after` as the frame around them. */
export type TestPage = {
  address: string;
  sections?: string[];
  before?: string;
  after?: string;
  title?: string;
  description?: string;
  origins?: Origin[];
  /** Set if the page is made for an entry. */
  about?: { collection: string; id: string };
  robots?: string;
};

const settings: SiteSettings = {
  base: '',
  origin: 'https://example.org',
  runtime: 'react',
  theme: { light: {}, dark: {}, fonts: [] },
  formTargets: [],
  connectTargets: [],
};

/** Diagnostics of inspection for pages. The section at index 2 is in line 12 of its page's file. */
export function inspectHtml(
  pages: TestPage[],
  options: { base?: string; outputs?: string[]; unlinked?: boolean } = {},
): Diagnostic[] {
  const inspection = createInspection({ ...settings, base: options.base ?? '' });
  for (const page of pages) inspection.add(renderPage(page));
  const { problems } = finish(inspection, pages, options.outputs);
  // Nothing links to the pages of most tests, which are about something else.
  return options.unlinked ? problems : problems.filter(({ code }) => code !== 'page-unlinked');
}

/**
 * The same after some of the pages were made again: only these are replaced. `isSound`: there were no problems before.
 */
export function inspectAgain(
  before: TestPage[],
  now: TestPage[],
): { isSound: boolean; problems: Diagnostic[] } {
  const first = createInspection(settings);
  const known = new Map(before.map((page) => [page, first.add(renderPage(page))]));
  const byAddress = new Map([...known].map(([page, inspected]) => [page.address, inspected]));
  const { sound, problems } = finish(first, before);
  const second = createInspection(settings, { sound });
  for (const page of now) {
    const kept = known.get(page);
    if (kept) second.keep(structuredClone(kept));
    else second.add(renderPage(page), structuredClone(byAddress.get(page.address)));
  }
  return { isSound: problems.length === 0, problems: finish(second, now).problems };
}

function renderPage({
  before = '<h1>Main</h1>',
  after = '',
  sections = [],
  ...rest
}: TestPage): RenderedPage {
  const page = createPage({ ...rest, sections });
  const own = sections.map((html, section) => ({ section, html }));
  const head = '<!doctype html><html lang="en-GB"><head><title>Title</title></head>';
  const parts = [{ html: `${head}<body><main>${before}` }, ...own, { html: `${after}</main></body></html>` }];
  // Nothing may depend on two values being the same object.
  return structuredClone({ page, parts, html: parts.map(({ html }) => html).join('') });
}

function finish(inspection: Inspection, pages: readonly TestPage[], others: readonly string[] = []) {
  const problems: Diagnostic[] = [];
  const outputs = new Set([...pages.map(({ address }) => pageFile(address)), ...others]);
  const originsOf = (address: string) => pages.find((page) => page.address === address)?.origins ?? [];
  const sound = takeSteps(inspection.finish(outputs, originsOf, (problem) => problems.push(problem)));
  return { sound, problems };
}

/** In how many parts so many pages without problems are inspected. */
export function countParts(count: number): number {
  const inspection = createInspection(settings);
  const pages = Array.from({ length: count }, (_, index) => ({ address: `/page-${index}` }));
  for (const page of pages) inspection.add(renderPage(page));
  return (
    [
      ...inspection.finish(
        new Set(),
        () => [],
        () => {},
      ),
    ].length + 1
  );
}

/** The same for one page with one section: just code and value. */
export function codesOf(html: string, outputs: string[] = []): string[] {
  return inspectHtml([{ address: '/', sections: [html] }], { outputs }).map(({ code }) => code);
}

export function placeIn(file: string, line: number): Place {
  return { file, line, column: 3 };
}

function createPage({
  address,
  sections = [],
  title,
  description,
  origins = [],
  about,
  robots,
}: TestPage): PlannedPage {
  const file = `content/pages${address === '/' ? '/home' : address}.yaml`;
  return {
    address,
    output: pageFile(address),
    place: { file, line: 1, column: 1 },
    ...(about && { about }),
    head: {
      language: 'en-GB',
      title: title ?? `Title of ${address}`,
      description: description ?? `About what stands on the page ${address}`,
      canonical: `https://example.org${address}`,
      icons: [],
      structuredData: [],
      ...(robots && { robots }),
    },
    frame,
    sections: sections.map((_, index) => ({ kind: 'prose', props: {}, place: placeIn(file, 10 + index) })),
    origins,
  };
}

const picture = { src: '', alt: '', width: 1, height: 1 };
const frame: Frame = {
  siteName: '',
  homeHref: '/',
  logo: picture,
  logoLight: picture,
  skipLink: '',
  header: { menu: [], menuLabel: '', open: '', close: '', actions: [] },
  footer: {
    tagline: '',
    groups: [],
    contact: [],
    social: [],
    socialLabel: '',
    legal: [],
    registrations: [],
    copyright: '',
  },
  parts: {},
};
