import { basename } from 'node:path';
import type { Report } from '../../diagnostics/diagnostic.ts';
import { islandFileMissing, templateBroken, templateStyle } from '../../diagnostics/messages/render.ts';
import type { Place } from '../../diagnostics/place.ts';
import { locateThrow } from '../bundle/locate-throw.ts';
import type { BundleProblem, Runtime } from '../bundle/run-esbuild.ts';
import { noStore, type ValueStore } from '../store/value-store.ts';
import { bundleIslands, findIsland, type IslandBundle, type IslandSource } from './bundle-islands.ts';
import { bundleTemplates, type TemplateBundle } from './bundle-templates.ts';
import { digest } from './digest.ts';
import { evaluateTemplates, type TemplateModule } from './evaluate-templates.ts';
import { findStyles, findTemplate } from './find-styles.ts';
import { type BundledTemplates, findKept, keep, recordBefore } from './kept-templates.ts';
import { loadStyles } from './load-styles.ts';
import { versionParts } from './part-versions.ts';

/** The templates, ready to render. Two loads with equal files have equal `versions` and render equal bytes. */
export type Templates = BundledTemplates & { module: TemplateModule };

type Options = {
  folder: string;
  runtime: Runtime;
  /** Where the bundle of the shipped templates is kept for later processes. Left out: nowhere. */
  store?: ValueStore;
  report: Report;
};

/**
 * Bundles a folder of templates (the program's own or a site's). A site's are laid over the program's by name.
 * `undefined` exactly where an error was reported.
 */
export async function loadTemplates({
  folder,
  runtime,
  store = noStore,
  report,
}: Options): Promise<Templates | undefined> {
  const kept = findKept({ folder, runtime, store });
  if (kept) {
    const key = `templates ${kept.bundled.codeVersion}`;
    return { ...kept.bundled, module: evaluateTemplates(kept.code, { store, key }) };
  }
  const before = recordBefore({ folder, runtime, store });
  const built = await bundleTemplates(folder);
  if ('problems' in built) return reportProblems(built.problems, folder, report);
  const module = evaluateOrReport(built.bundle, folder, report);
  const sources = module && findIslands(folder, module, report);
  if (!module || !sources) return undefined;
  const islands = await bundleIslands(folder, sources, runtime);
  if ('problems' in islands) return reportProblems(islands.problems, folder, report);
  const { bundle } = built;
  const { bundled, warnings } = await assemble(folder, bundle, module, islands.bundle);
  for (const warning of warnings) report(templateStyle(placeOf(warning, folder), warning.text));
  const inputs = [...Object.keys(bundle.inputs), ...islands.bundle.inputs];
  if (before && warnings.length === 0)
    keep({ bundled, code: bundle.code }, { folder, runtime, store, inputs, before });
  return { ...bundled, module };
}

async function assemble(
  folder: string,
  bundle: TemplateBundle,
  module: TemplateModule,
  islands: IslandBundle,
): Promise<{ bundled: BundledTemplates; warnings: readonly BundleProblem[] }> {
  const { inputs, registries } = bundle;
  const reached = (file: string | undefined) => (file ? findStyles(inputs, file, registries) : []);
  const sections = new Map(
    Object.keys(module.sections).map((kind) => [kind, reached(findTemplate(inputs, registries, kind))]),
  );
  const frame = ['frame/page.tsx', 'components/section/section.tsx', 'components/island/island.tsx'].flatMap(
    (name) => reached(Object.keys(inputs).find((file) => file.endsWith(`/${name}`))),
  );
  const all = [
    ...sections.values(),
    frame,
    ...[...islands.islands.values()].map((island) => island.styles),
  ].flat();
  const { styles, warnings } = await loadStyles(folder, all);
  const stylesOf = { sections, frame };
  const versions = versionParts({ bundle, module, islands, stylesOf });
  const codeVersion = digest(bundle.code, 16);
  return { bundled: { codeVersion, versions, islands, styles, stylesOf, map: bundle.map }, warnings };
}

/** A template's top level runs here: a throw there is the template's fault, not ours. */
function evaluateOrReport(
  bundle: TemplateBundle,
  folder: string,
  report: Report,
): TemplateModule | undefined {
  try {
    return evaluateTemplates(bundle.code);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const place = locateThrow(error, bundle.map);
    report(templateBroken(place ?? registryPlace(folder), text));
    return undefined;
  }
}

function findIslands(folder: string, module: TemplateModule, report: Report): IslandSource[] | undefined {
  const names = Object.keys(module.islands).sort();
  const sources = names.flatMap((name) => findIsland(folder, name) ?? []);
  const missing = names.filter((name) => !sources.some((source) => source.name === name));
  const place = registryPlace(folder);
  for (const name of missing)
    report(islandFileMissing(place, name, `${basename(folder)}/islands/${name}/${name}.island.tsx (or .ts)`));
  return missing.length ? undefined : sources;
}

function reportProblems(problems: readonly BundleProblem[], folder: string, report: Report): undefined {
  for (const problem of problems) report(templateBroken(placeOf(problem, folder), problem.text));
  return undefined;
}

function placeOf({ file, line, column }: BundleProblem, folder: string) {
  return { file: file || `${basename(folder)}/registry.ts`, line, column };
}

function registryPlace(folder: string): Place {
  return { file: `${basename(folder)}/registry.ts`, line: 1, column: 1 };
}
