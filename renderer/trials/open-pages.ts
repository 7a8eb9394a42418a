import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../../diagnostics/diagnostic.ts';
import type { Asset } from '../../schemas/asset.ts';
import { lacksFiles } from '../inspect/lacks-files.ts';
import type { OutputFile, RenderedPage } from '../model/output.ts';
import type { Site } from '../model/site.ts';
import { openTemplates } from '../pipeline/open-templates.ts';
import type { PagePlan } from '../plan/pages/plan-page.ts';
import type { OpenPlan } from '../plan/plan-site.ts';
import type { Templates } from '../render/assemble-templates.ts';
import { artMarkup } from '../render/drawings/print-art.ts';
import { openRendering } from '../render/render-site.ts';
import { measureTypefaces } from '../render/typefaces/measure-typeface.ts';
import type { SiteCache } from '../warm/site-cache.ts';

/** A page of the next build, with its stylesheet if that is a file, and the drawings that the output doesn’t have yet. */
export type EarlyPage = {
  rendered: RenderedPage;
  assets: readonly Asset[];
  sheet?: OutputFile;
  drawings: readonly EarlyDrawing[];
};

/** `output`: relative to the output. */
export type EarlyDrawing = { output: string; svg: string };

/** `out`: absolute; only read. */
type OpenPagesInput = { root: string; site: Site; cache: SiteCache; plan: OpenPlan; out: string };

export type OpenedPages = {
  render: (planned: PagePlan) => EarlyPage | undefined;
  /** Whether the output has all that a page needs, but for what the page there lacks as well. */
  hasItsFiles: (page: EarlyPage) => boolean;
  /** Files that a page needs and the output doesn’t have. */
  filesLacking: (page: EarlyPage) => string[];
};

/** Renders single pages of a plan; undefined if the templates are broken (reported). */
export async function openPages(
  { root, site, cache, plan, out }: OpenPagesInput,
  report: Report,
): Promise<OpenedPages | undefined> {
  const { settings } = plan;
  const opened = await openTemplates({ root, site, settings, cache }, report);
  if (!opened) return undefined;
  const { templates, validateProps } = opened;
  const store = cache.stores.openSite(root, true);
  const measures = await measureTypefaces(settings.theme, cache.render.typefaces, store);
  const options = { cache: cache.render, measures, validateProps, report };
  const rendering = openRendering(settings, templates, options);
  return {
    render: ({ page, assets }) => {
      const made = rendering.page(page);
      if (!made) return undefined;
      const [{ rendered }, sheet] = [made, rendering.sheetOf(made.use)];
      const drawings = newDrawings(assets, templates, out);
      return { rendered, assets, drawings, ...(sheet && { sheet }) };
    },
    hasItsFiles: (page) => hasItsFiles(page, plan, out),
    filesLacking: (page) => filesLacking(page, plan, out),
  };
}

/** Drawings missing in the output; their names are made from their content. */
function newDrawings(assets: readonly Asset[], templates: Templates, out: string): EarlyDrawing[] {
  const files = new Map(
    assets.flatMap((asset) => (asset.make === 'art' ? [[asset.file.output, asset.file]] : [])),
  );
  return [...files.values()]
    .filter(({ output }) => !existsSync(join(out, output)))
    .map((art) => ({ output: art.output, svg: artMarkup(art, templates.module) }));
}

/**
 * Without files that the next build is still to write, a page would lack a picture or a script. Files that the current
 * page lacks too are on their way, and pictures for sharing are not visible on it.
 */
function hasItsFiles(page: EarlyPage, { settings }: OpenPlan, out: string): boolean {
  const standing = join(out, page.rendered.page.output);
  const before = existsSync(standing) ? readFileSync(standing, 'utf8') : '';
  const is = isThere(page, out);
  return !lacksFiles(page.rendered, settings, { has: (file) => before.includes(file) || is(file) });
}

function filesLacking(page: EarlyPage, { settings }: OpenPlan, out: string): string[] {
  const is = isThere(page, out);
  const lacking = new Set<string>();
  const has = (file: string) => {
    if (!is(file)) lacking.add(file);
    return true;
  };
  lacksFiles(page.rendered, settings, { has });
  return [...lacking];
}

function isThere({ assets, drawings }: EarlyPage, out: string): (file: string) => boolean {
  const unseen = assets.flatMap((asset) => (asset.make === 'drawing' ? [asset.file.output] : []));
  const there = new Set([...unseen, ...drawings.map((drawing) => drawing.output)]);
  return (file) => there.has(file) || existsSync(join(out, file));
}
