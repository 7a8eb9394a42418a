import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Diagnostic, Report } from '../../../diagnostics/diagnostic.ts';
import { kinds as shippedCode } from '../../../kinds/registry.ts';
import type { Asset } from '../../../schemas/asset.ts';
import type { CheckResult } from '../../check/check-cache.ts';
import { checkChanged } from '../../check/check-changed.ts';
import { lacksFiles } from '../../inspect/lacks-files.ts';
import type { RenderedPage } from '../../model/output.ts';
import type { Site } from '../../model/site.ts';
import type { Source, Sources } from '../../model/source.ts';
import { openTemplates } from '../../pipeline/open-templates.ts';
import { planOf } from '../../pipeline/plan-site.ts';
import type { OpenPlan } from '../../plan/plan-site.ts';
import type { LayerContent } from '../../read/layers/layering.ts';
import { siteFolders } from '../../read/layers/site-folders.ts';
import { readSource } from '../../read/read-source.ts';
import { mergeAgain } from '../../read/read-sources.ts';
import type { Templates } from '../../render/assemble-templates.ts';
import { artMarkup } from '../../render/drawings/print-art.ts';
import { openRendering, type Rendering } from '../../render/render-site.ts';
import { measureTypefaces } from '../../render/typefaces/measure-typeface.ts';
import { readKinds } from '../../schema/read-kinds.ts';
import { type SiteCache, validatorsOf } from '../../warm/site-cache.ts';
import type { PreviewedDrawing, PreviewedPage, PreviewOptions } from './previewed-page.ts';

/** See `previewPages`. The next build reuses whatever it has parsed, answered and rendered. */
export async function runPreview(options: PreviewOptions): Promise<PreviewedPage[]> {
  try {
    return await preview(options);
  } catch {
    // The build reports any error, with its place.
    return [];
  }
}

async function preview(options: PreviewOptions): Promise<PreviewedPage[]> {
  const cache = options.cache.kept;
  const site = cache && checkChangedTexts(options, cache);
  if (!site) return [];
  const problems: Diagnostic[] = [];
  const report: Report = (diagnostic) => void problems.push(diagnostic);
  const plan = planOf(site, { ...options, code: codeIn(cache) }, cache.answers);
  const opened = await openFor(plan, { ...options, site, cache }, report);
  if (!opened) return [];
  const previewing = { plan, out: options.out, ...opened };
  const pages = options.outputs.flatMap((output) => previewPage(output, previewing) ?? []);
  if (problems.length > 0) return [];
  return pages.filter((page) => hasItsFiles(page, plan, options)).map(printed);
}

function codeIn(cache: SiteCache) {
  return cache.check.last?.code ?? shippedCode;
}

/** The site with the changed files, if nothing else has changed and the check passes. */
function checkChangedTexts({ root, changed }: PreviewOptions, cache: SiteCache): Site | undefined {
  const { last } = cache.check;
  const sources = last && readChanged(last, { root, changed }, cache);
  if (!sources) return undefined;
  return checkChanged(last, sources, { code: last.code, validators: validatorsOf(last.schemas, cache) });
}

/** Undefined if anything has changed besides templates and the text of existing files. */
function readChanged(
  { sources: before, schemas }: CheckResult,
  { root, changed }: Pick<PreviewOptions, 'root' | 'changed'>,
  cache: SiteCache,
): Sources | undefined {
  const { layers } = cache.read;
  if (!layers) return undefined;
  const templates = siteFolders(root).templatesFolders.map((folder) => relative(root, folder) + sep);
  let { contents } = layers;
  for (const path of changed.map((absolute) => relative(root, absolute))) {
    if (templates.some((folder) => path.startsWith(folder))) continue;
    const source = readChangedText(path, before.root, cache);
    if (!source) return undefined;
    contents = contents.map((content) => withSource(content, source));
  }
  const problems: Diagnostic[] = [];
  const merged = mergeAgain(
    { ...layers, contents },
    { kinds: readKinds(schemas), schemas, cache: cache.read },
    (problem) => void problems.push(problem),
  );
  return merged && problems.length === 0 ? { ...before, ...merged } : undefined;
}

/**
 * The content of a layer with one file replaced. Collections without it stay the same lists, so they are not processed
 * again.
 */
function withSource({ site, collections }: LayerContent, source: Source): LayerContent {
  const { file } = source;
  if (site.file === file) return { site: source, collections };
  for (const [name, files] of Object.entries(collections)) {
    const index = files.findIndex((one) => one.file === file);
    if (index >= 0) return { site, collections: { ...collections, [name]: files.with(index, source) } };
  }
  return { site, collections };
}

/** A file that was read before, and is neither a link nor invalid. */
function readChangedText(path: string, root: string, cache: SiteCache): Source | undefined {
  const absolute = join(root, path);
  if (!cache.read.texts.has(absolute)) return undefined;
  if (!lstatSync(absolute, { throwIfNoEntry: false })?.isFile()) return undefined;
  const file = path.split(sep).join('/');
  let problems = 0;
  const entry = { name: file.replace(/^.*\//, ''), absolute, file, kind: 'file' } as const;
  const source = readSource(entry, { cache: cache.read }, () => {
    problems += 1;
  });
  return problems === 0 ? source : undefined;
}

async function openFor(
  { settings }: OpenPlan,
  { root, site, cache }: PreviewOptions & { site: Site; cache: SiteCache },
  report: Report,
): Promise<{ rendering: Rendering; templates: Templates } | undefined> {
  const opened = await openTemplates({ root, site, settings, cache }, report);
  if (!opened) return undefined;
  const { templates, validateProps } = opened;
  const store = cache.stores.openSite(root, true);
  const measures = await measureTypefaces(settings.theme, cache.render.typefaces, store);
  const rendering = openRendering(settings, templates, {
    cache: cache.render,
    ...{ measures, validateProps, report },
  });
  return { rendering, templates };
}

type PagePreview = {
  rendered: RenderedPage;
  assets: readonly Asset[];
  drawings: PreviewedPage['drawings'];
};

type PreviewPageInput = { plan: OpenPlan; rendering: Rendering; templates: Templates; out: string };

function previewPage(
  output: string,
  { plan, rendering, ...drawing }: PreviewPageInput,
): PagePreview | undefined {
  const planned = plan.pageAt(output);
  const rendered = planned && rendering.page(planned.page)?.rendered;
  return rendered && { rendered, assets: planned.assets, drawings: newDrawings(planned.assets, drawing) };
}

/** Drawings missing in the output; their names are made from their content. */
function newDrawings(
  assets: readonly Asset[],
  { templates, out }: Pick<PreviewPageInput, 'templates' | 'out'>,
): PreviewedDrawing[] {
  const files = new Map(
    assets.flatMap((asset) => (asset.make === 'art' ? [[asset.file.output, asset.file]] : [])),
  );
  return [...files.values()]
    .filter(({ output }) => !existsSync(join(out, output)))
    .map((art) => ({ output: art.output, svg: artMarkup(art, templates.module) }));
}

/**
 * Whether its files exist: without those that the next build is still to write, a page would lack a picture or a
 * script. Files that the current page lacks too are on their way, and pictures for sharing are not visible on it.
 */
function hasItsFiles(
  { rendered, assets, drawings }: PagePreview,
  { settings }: OpenPlan,
  { out }: PreviewOptions,
): boolean {
  const standing = join(out, rendered.page.output);
  const before = existsSync(standing) ? readFileSync(standing, 'utf8') : '';
  const unseen = assets.flatMap((asset) => (asset.make === 'drawing' ? [asset.file.output] : []));
  const there = new Set([...unseen, ...drawings.map((drawing) => drawing.output)]);
  const has = (file: string) => there.has(file) || before.includes(file) || existsSync(join(out, file));
  return !lacksFiles(rendered, settings, { has });
}

function printed({ rendered: { page, html }, drawings }: PagePreview): PreviewedPage {
  return { output: page.output, html, drawings };
}
