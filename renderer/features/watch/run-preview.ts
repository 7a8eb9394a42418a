import { lstatSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { kinds as shippedCode } from '../../../kinds/registry.ts';
import { checkChanged } from '../../check/check-changed.ts';
import type { Site } from '../../model/site.ts';
import type { Source } from '../../model/source.ts';
import { planOf } from '../../pipeline/plan-site.ts';
import { siteFolders } from '../../read/layers/site-folders.ts';
import { readSource } from '../../read/read-source.ts';
import { changedSources } from '../../trials/changed-sources.ts';
import { type EarlyPage, openPages } from '../../trials/open-pages.ts';
import { type SiteCache, validatorsOf } from '../../warm/site-cache.ts';
import type { PreviewedPage, PreviewOptions } from './previewed-page.ts';

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
  const { root, out } = options;
  const problems: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic) => void problems.push(diagnostic);
  const code = cache.check.last?.code ?? shippedCode;
  const plan = planOf(site, { ...options, code }, cache.answers);
  const opened = await openPages({ root, site, cache, plan, out }, report);
  if (!opened) return [];
  const pages = options.outputs.flatMap((output) => {
    const planned = plan.pageAt(output);
    return (planned && opened.render(planned)) ?? [];
  });
  return problems.length > 0 ? [] : pages.filter(opened.hasItsFiles).map(printed);
}

/** The site with the changed files, if nothing else has changed and the check passes. */
function checkChangedTexts({ root, changed }: PreviewOptions, cache: SiteCache): Site | undefined {
  const { last } = cache.check;
  const texts = last && readChanged({ root, changed }, last.sources.root, cache);
  const sources = last && texts && changedSources(last, texts, cache);
  if (!sources) return undefined;
  return checkChanged(last, sources, { code: last.code, validators: validatorsOf(last.schemas, cache) });
}

/** Undefined if anything has changed besides templates and the text of existing files. */
function readChanged(
  { root, changed }: Pick<PreviewOptions, 'root' | 'changed'>,
  folder: string,
  cache: SiteCache,
): Source[] | undefined {
  const templates = siteFolders(root).templatesFolders.map((one) => relative(root, one) + sep);
  const sources: Source[] = [];
  for (const path of changed.map((absolute) => relative(root, absolute))) {
    if (templates.some((one) => path.startsWith(one))) continue;
    const source = readChangedText(path, folder, cache);
    if (!source) return undefined;
    sources.push(source);
  }
  return sources;
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

function printed({ rendered: { page, html }, drawings }: EarlyPage): PreviewedPage {
  return { output: page.output, html, drawings };
}
