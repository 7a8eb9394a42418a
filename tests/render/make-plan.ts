import { fileURLToPath } from 'node:url';
import { pageFile } from '../../bench/page-file.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { OutputFile, RenderedPage } from '../../renderer/model/output.ts';
import type { PlannedPage, PlannedSection, SiteSettings } from '../../renderer/model/plan.ts';
import type { Templates } from '../../renderer/render/assemble-templates.ts';
import { loadTemplates } from '../../renderer/render/load-templates.ts';
import { createRenderCache, type RenderCache } from '../../renderer/render/render-cache.ts';
import type { Frame } from '../../schemas/planned.ts';
import type { WholePlan } from '../plan-whole.ts';
import { renderInput, renderWhole } from '../render-whole.ts';

export const fixtureFolder = fileURLToPath(new URL('../fixtures/render/templates', import.meta.url));

const frame: Frame = {
  siteName: 'Example School',
  homeHref: '/',
  logo: { src: '/logo.svg', alt: '', width: 48, height: 48 },
  logoLight: { src: '/logo.svg', alt: '', width: 48, height: 48 },
  skipLink: 'Skip',
  header: { menu: [], menuLabel: 'Menu', open: 'Open', close: 'Close', actions: [] },
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

export function makeSection(kind: string, props: Record<string, unknown>, line = 3): PlannedSection {
  return { kind, props, place: { file: 'content/pages/home.yaml', line, column: 5 } };
}

export function makePage(
  address: string,
  sections: PlannedSection[],
  structuredData: Record<string, unknown>[] = [],
): PlannedPage {
  return {
    address,
    output: pageFile(address),
    place: { file: 'content/pages/home.yaml', line: 1, column: 1 },
    head: {
      language: 'en-GB',
      title: 'A <title>',
      description: 'A "description"',
      canonical: `https://www.example.com${address}`,
      icons: [],
      structuredData,
    },
    frame,
    sections,
    origins: [],
  };
}

export function makePlan(pages: PlannedPage[], settings: Partial<SiteSettings> = {}): WholePlan {
  const theme = { light: { paper: '#fff', ink: '#111' }, dark: { paper: '#000', ink: '#eee' }, fonts: [] };
  const defaults = {
    base: '',
    origin: 'https://www.example.com',
    runtime: 'react' as const,
    theme,
    formTargets: [],
    connectTargets: [],
  };
  return {
    pages,
    copies: [],
    derived: [],
    files: [],
    documents: [],
    redirects: [],
    hosting: { trailingSlash: false, place: { file: 'site.yaml', line: 1, column: 1 } },
    drawings: [],
    art: [],
    schedule: { hidden: [] },
    changes: [],
    settings: { ...defaults, ...settings },
  };
}

export async function loadFixture(
  runtime: 'react' | 'preact' = 'react',
  folder = fixtureFolder,
): Promise<Templates> {
  const problems: Diagnostic[] = [];
  const templates = await loadTemplates({
    folders: [folder],
    runtime,
    report: (problem) => problems.push(problem),
  });
  if (!templates) throw new Error(JSON.stringify(problems));
  return templates;
}

export type Rendered = { files: Map<string, string>; pages: RenderedPage[]; problems: Diagnostic[] };

export function renderAll(
  plan: WholePlan,
  templates: Templates,
  {
    cache = createRenderCache(),
    validateProps = () => [],
  }: {
    cache?: RenderCache;
    validateProps?: (island: string, props: object) => readonly string[] | undefined;
  } = {},
): Rendered {
  const problems: Diagnostic[] = [];
  const { files, pages } = renderWhole(renderInput(plan), templates, {
    cache,
    measures: [],
    validateProps,
    report: (problem) => problems.push(problem),
  });
  return {
    files: new Map(files.map((file) => [file.output, textOf(file)])),
    pages,
    problems,
  };
}

function textOf({ content }: OutputFile): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}
