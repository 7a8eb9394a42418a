import type { Report } from '../../diagnostics/diagnostic.ts';
import type { Asset } from '../../schemas/asset.ts';
import type { MeasureTime } from '../model/measure.ts';
import type { OutputFile, RenderedPage } from '../model/output.ts';
import type { PlannedPage, SitePlan, SiteSettings } from '../model/plan.ts';
import type { ReasonForPage } from '../model/rebuild.ts';
import type { Measures } from '../model/typeface-measures.ts';
import type { Templates } from './assemble-templates.ts';
import { type ChangedParts, nothingChanged, partsTouched } from './changed-parts.ts';
import { createHeads } from './document-head.ts';
import { printFile } from './files/print-file.ts';
import { hostFiles } from './hosting/host-files.ts';
import { createStyleSheets, type PageStyles, type StyleSheets, sheetName } from './page-styles.ts';
import { dropUnused, type RenderCache } from './render-cache.ts';
import { type PageRun, type PageUse, renderPage } from './render-page.ts';
import { createSharedParts } from './shared-parts.ts';

export type RenderOptions = {
  /** From an earlier run, or a new one. Make a new one when the schemas of islands change. */
  cache: RenderCache;
  /** Of the theme's typefaces, in its order (`measureTypefaces`). */
  measures: readonly (Measures | undefined)[];
  /** Returns what an island's schema finds wrong with its props; empty if valid, undefined if there is no schema. */
  validateProps: (island: string, props: object) => readonly string[] | undefined;
  /** Parts of the templates that have changed since the pages to keep were rendered. */
  changed?: ChangedParts;
  report: Report;
  measure?: MeasureTime;
};

/** A site that is rendered page by page, in the order of its routes. */
export type Rendering = {
  /** Undefined if a part of it failed (reported). */
  page: (page: PlannedPage) => { rendered: RenderedPage; use: PageUse } | undefined;
  /** The stylesheet of a page, if that is a file. */
  sheetOf: (use: PageUse) => OutputFile | undefined;
  /** Takes a page that was rendered before, with the same settings; returns the reason if it would differ now. */
  keep: (use: PageUse) => ReasonForPage | undefined;
  /**
   * Takes a page that was rendered elsewhere, with the same templates. False if its styles are no longer in the same
   * place.
   */
  take: (use: PageUse) => boolean;
  /**
   * Call after all pages: yields the scripts and stylesheets that they use, files, and headers. `assets` are those of
   * the whole site.
   */
  rest: (plan: SitePlan, assets: readonly Asset[]) => Generator<OutputFile>;
};

export function openRendering(
  settings: SiteSettings,
  templates: Templates,
  options: RenderOptions,
): Rendering {
  const { cache, changed = nothingChanged } = options;
  const sheets = createStyleSheets(templates.styles, settings.theme, options.measures, cache.styleLengths);
  const [heads, shared] = [createHeads(settings), createSharedParts()];
  const run: PageRun = { ...options, templates, heads, sheets, shared, failed: new Set() };
  const islands = new Set<string>();
  const noteIslands = (use: PageUse) => {
    for (const island of use.islands) islands.add(island);
  };
  const take = (use: PageUse) => {
    if (sheetName(sheets.page(use.styles)) !== use.sheet) return false;
    for (const key of use.fragments) cache.used.add(key);
    noteIslands(use);
    return true;
  };
  return {
    page: (page) => {
      const result = renderPage(run, page);
      if (result) noteIslands(result.use);
      return result;
    },
    sheetOf: ({ styles }) => styleFile(sheets.page(styles)),
    take,
    keep: (use) => {
      const parts = partsTouched(use, changed);
      if (parts.length > 0) return { kind: 'templates', parts };
      return take(use) ? undefined : { kind: 'styles' };
    },
    rest: function* (plan, assets) {
      dropUnused(cache);
      yield* styleFiles(sheets);
      yield* scriptFiles(templates, islands);
      for (const file of plan.files) yield printFile(file);
      yield* hostFiles(plan, { settings, assets, styles: sheets.all() }, options.report);
    },
  };
}

function styleFiles(sheets: StyleSheets): OutputFile[] {
  return [...sheets.all()].flatMap((one) => styleFile(one) ?? []);
}

function styleFile(sheet: PageStyles): OutputFile | undefined {
  return sheet.kind === 'file' ? asset(sheet.file, sheet.text) : undefined;
}

function scriptFiles({ islands }: Templates, used: ReadonlySet<string>): OutputFile[] {
  if (!used.size) return [];
  const names = new Set([
    islands.loader,
    ...[...used].flatMap((name) => islands.islands.get(name)?.files ?? []),
  ]);
  return [...names].sort().map((name) => asset(name, islands.texts.get(name) ?? ''));
}

function asset(name: string, content: string): OutputFile {
  return { output: `assets/${name}`, phase: 'asset', content };
}
