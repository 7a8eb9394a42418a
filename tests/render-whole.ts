import type { OutputFile, RenderedPage } from '../renderer/model/output.ts';
import type { PlannedPage, SitePlan, SiteSettings } from '../renderer/model/plan.ts';
import type { Templates } from '../renderer/render/assemble-templates.ts';
import { printArt } from '../renderer/render/drawings/print-art.ts';
import { openRendering, type RenderOptions } from '../renderer/render/render-site.ts';
import type { Asset } from '../schemas/asset.ts';
import type { WholePlan } from './plan-whole.ts';

type Input = {
  settings: SiteSettings;
  pages: readonly PlannedPage[];
  rest: SitePlan;
  assets: readonly Asset[];
};

/** Renders all pages of a plan at once. Pages that fail are left out. */
export function renderWhole(
  { settings, pages, rest, assets }: Input,
  templates: Templates,
  options: RenderOptions,
): { files: OutputFile[]; pages: RenderedPage[] } {
  const rendering = openRendering(settings, templates, options);
  const rendered = pages.flatMap((page) => rendering.page(page)?.rendered ?? []);
  const own = rendered.map(
    ({ page, html }): OutputFile => ({ output: page.output, phase: 'page', content: html }),
  );
  const drawn = assets.flatMap((asset) =>
    asset.make === 'art' ? (printArt(asset.file, templates, options.report) ?? []) : [],
  );
  return { files: [...own, ...rendering.rest(rest, assets), ...drawn], pages: rendered };
}

export function renderInput(plan: WholePlan): Input {
  const assets: Asset[] = [
    ...plan.copies.map((file) => ({ make: 'copy' as const, file })),
    ...plan.derived.map((file) => ({ make: 'derived' as const, file })),
    ...plan.drawings.map((file) => ({ make: 'drawing' as const, file })),
    ...plan.art.map((file) => ({ make: 'art' as const, file })),
  ];
  return { settings: plan.settings, pages: plan.pages, rest: { ...plan, assets }, assets };
}
