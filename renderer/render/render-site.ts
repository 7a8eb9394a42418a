import type { Report } from '../../diagnostics/diagnostic.ts';
import type { Asset } from '../../schemas/asset.ts';
import type { OutputFile, RenderedPage } from '../model/output.ts';
import type { PlannedPage, SitePlan, SiteSettings } from '../model/plan.ts';
import { printArt } from './drawings/print-art.ts';
import { printFile } from './files/print-file.ts';
import type { Templates } from './load-templates.ts';
import { createStyleSheets, type StyleSheets } from './page-styles.ts';
import { dropUnused, type RenderCache } from './render-cache.ts';
import { type PageRun, renderPage } from './render-page.ts';
import { siteHeaders } from './site-headers.ts';
import type { Measures } from './typefaces/measure-typeface.ts';

export type RenderOptions = {
  /** Of an earlier run, or a new one. Make a new one when the schemas of islands change. */
  cache: RenderCache;
  /** Of the theme's typefaces, in its order (`measureTypefaces`). */
  measures: readonly (Measures | undefined)[];
  /** What the schema of an island says against its props; nothing if all is well. */
  validateProps: (island: string, props: object) => readonly string[];
  report: Report;
};

/** What a site is rendered of. `rest` is asked for when all pages have passed; `assets` are then those of the whole site. */
export type RenderInput = {
  settings: SiteSettings;
  pages: Iterable<PlannedPage>;
  rest: () => { plan: SitePlan; assets: readonly Asset[] };
};

/** Renders page by page; then come the scripts and stylesheets that those pages use, the files, and the headers. */
export function* renderSite(
  { settings, pages, rest }: RenderInput,
  templates: Templates,
  options: RenderOptions,
): Generator<{ file: OutputFile; page?: RenderedPage }> {
  const sheets = createStyleSheets(templates.styles, settings.theme, options.measures);
  const run: PageRun = { ...options, templates, settings, sheets, failed: new Set() };
  const used = new Set<string>();
  for (const page of pages) {
    const result = renderPage(run, page);
    if (!result) continue;
    for (const island of result.islands) used.add(island);
    yield {
      file: { output: page.output, phase: 'page', content: result.rendered.html },
      page: result.rendered,
    };
  }
  dropUnused(options.cache);
  const { plan, assets } = rest();
  const art = assets.flatMap((asset) => (asset.make === 'art' ? [asset.file] : []));
  for (const file of [...styleFiles(sheets), ...scriptFiles(templates, used)]) yield { file };
  for (const file of printArt(art, templates, options.report)) yield { file };
  for (const file of plan.files) yield { file: printFile(file) };
  yield { file: { output: '_headers', phase: 'page', content: siteHeaders(settings, assets, sheets.all()) } };
}

function styleFiles(sheets: StyleSheets): OutputFile[] {
  return [...sheets.all()].flatMap((one) => (one.kind === 'file' ? [asset(one.file, one.text)] : []));
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
