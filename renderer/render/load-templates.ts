import { realpathSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import type { Report } from '../../diagnostics/diagnostic.ts';
import { islandFileMissing, templateBroken, templateStyle } from '../../diagnostics/messages/render.ts';
import type { Place } from '../../diagnostics/place.ts';
import { shippedNames } from '../bundle/link-shipped.ts';
import { type BundleMap, locateThrow } from '../bundle/locate-throw.ts';
import { findPackageFolder } from '../bundle/package-folder.ts';
import type { BundleProblem, Runtime } from '../bundle/run-esbuild.ts';
import { noStore, type ValueStore } from '../store/value-store.ts';
import { findIsland, type IslandBundle, type IslandSource } from './bundle-islands.ts';
import { bundleTemplates, type TemplateBundle } from './bundle-templates.ts';
import { digest } from './digest.ts';
import { evaluateTemplates, type TemplateModule } from './evaluate-templates.ts';
import { findStyles, findTemplate } from './find-styles.ts';
import { findKept, isShipped, keep, recordBefore } from './kept-templates.ts';
import { loadShipped, type Shipped } from './load-shipped.ts';
import { loadStyles, type MadeStyles, type Styles } from './load-styles.ts';
import { type PartVersions, versionParts } from './part-versions.ts';
import { type IslandMemory, reuseIslands } from './reuse-islands.ts';

/** Bundled, but not run. Plain data: it survives v8's `serialize`. */
export type BundledTemplates = {
  /** Of the whole code, without stylesheets. */
  codeVersion: string;
  versions: PartVersions;
  islands: IslandBundle;
  styles: Styles;
  /** The stylesheets that each section reaches, and those of the frame. */
  stylesOf: { sections: ReadonlyMap<string, readonly string[]>; frame: readonly string[] };
  maps: readonly BundleMap[];
};

/** The templates, ready to render. Two loads with equal files have equal `versions` and render equal bytes. */
export type Templates = BundledTemplates & { module: TemplateModule };

type Options = {
  folder: string;
  runtime: Runtime;
  /** Where the bundles of the shipped templates are kept for later processes. Left out: nowhere. */
  store?: ValueStore;
  /** Of an earlier load, or a new one. */
  memory?: TemplateMemory;
  /** The state of each file of the folder before anything is read, by its name there. Left out: not known. */
  files?: ReadonlyMap<string, string>;
  report: Report;
};

/** What later loads of the same folder may use again. */
export type TemplateMemory = {
  shipped?: { runtime: Runtime; value: Shipped };
  islands?: IslandMemory;
  styles?: ReadonlyMap<string, MadeStyles>;
};

/**
 * Bundles a folder of templates (the program's own or a site's). A site's are laid over the program's by name.
 * `undefined` exactly where an error was reported.
 */
export function loadTemplates(options: Options): Promise<Templates | undefined> {
  return isShipped(options.folder) ? loadShippedOnes(options) : loadOwn(options);
}

async function loadShippedOnes(options: Options): Promise<Templates | undefined> {
  const { folder, runtime, store = noStore, report } = options;
  const key = `templates ${runtime}`;
  const kept = findKept<KeptTemplates>(key, store);
  if (kept) {
    const keeping = { store, key: `templates ${kept.bundled.codeVersion}` };
    return { ...kept.bundled, module: evaluateTemplates(kept.code, keeping) };
  }
  const before = recordBefore(store);
  const built = await bundleTemplates(folder);
  if ('problems' in built) return reportProblems(built.problems, folder, report);
  const { bundle } = built;
  const loaded = await loadBundle(bundle, options);
  if (!loaded) return undefined;
  const { templates, inputs, warnings } = loaded;
  const { module: _module, ...bundled } = templates;
  if (before && warnings.length === 0)
    keep<KeptTemplates>(key, { bundled, code: bundle.code }, { store, inputs, before });
  return templates;
}

type KeptTemplates = { bundled: BundledTemplates; code: string };

async function loadOwn(options: Options): Promise<Templates | undefined> {
  const { folder, runtime, store = noStore, memory = {}, report } = options;
  const known = memory.shipped?.runtime === runtime ? memory.shipped.value : undefined;
  const found = known ? { shipped: known } : await loadShipped(runtime, store);
  if ('problems' in found) return reportProblems(found.problems, folder, report);
  const { shipped } = found;
  memory.shipped = { runtime, value: shipped };
  const built = await bundleTemplates(folder, shipped);
  if ('problems' in built) return reportProblems(built.problems, folder, report);
  const loaded = await loadBundle(built.bundle, { ...options, shipped });
  return loaded?.templates;
}

type Loading = Options & { shipped?: Shipped };

async function loadBundle(bundle: TemplateBundle, loading: Loading) {
  const { folder, memory = {}, report } = loading;
  const module = evaluateOrReport(bundle, loading);
  const sources = module && findIslands(folder, module, report);
  if (!module || !sources) return undefined;
  const islands = await reuseIslands({ ...loading, sources, last: memory.islands });
  if ('problems' in islands) return reportProblems(islands.problems, folder, report);
  memory.islands = islands.memory;
  const assembled = await assemble({ ...loading, memory, bundle, module, islands: islands.bundle });
  const { bundled, warnings } = assembled;
  for (const warning of warnings) report(templateStyle(placeOf(warning, folder), warning.text));
  const inputs = [...Object.keys(bundle.imports), ...islands.bundle.inputs];
  return { templates: { ...bundled, module }, inputs, warnings };
}

type Assembling = Loading & {
  memory: TemplateMemory;
  bundle: TemplateBundle;
  module: TemplateModule;
  islands: IslandBundle;
};

async function assemble({
  folder,
  bundle,
  module,
  islands,
  shipped,
  memory,
}: Assembling): Promise<{ bundled: BundledTemplates; warnings: readonly BundleProblem[] }> {
  const stylesOf = stylesIn(bundle, module);
  const ofIslands = [...islands.islands.values()].map((island) => island.styles);
  const files = [...stylesOf.sections.values(), stylesOf.frame, ...ofIslands].flat();
  const known = { shipped: shippedStyles(folder, shipped), made: memory.styles ?? new Map() };
  const { styles, warnings, made } = await loadStyles(folder, files, known);
  memory.styles = made;
  const versions = versionParts({ bundle, module, islands, stylesOf });
  const codeVersion = digest(bundle.code, 16);
  const maps = mapsOf(bundle, folder, shipped);
  return { bundled: { codeVersion, versions, islands, styles, stylesOf, maps }, warnings };
}

function stylesIn(
  { inputs, entry, registries }: TemplateBundle,
  module: TemplateModule,
): BundledTemplates['stylesOf'] {
  const reached = (file: string | undefined) => (file ? findStyles(inputs, file, registries) : []);
  const entries = inputs[entry]?.imports.map(({ path }) => path) ?? [];
  const parts = ['frame/page.tsx', 'components/section/section.tsx', 'components/island/island.tsx'];
  const kinds = Object.keys(module.sections);
  return {
    sections: new Map(kinds.map((kind) => [kind, reached(findTemplate(inputs, registries, kind))])),
    frame: parts.flatMap((name) => reached(entries.find((file) => file.endsWith(`/${name}`)))),
  };
}

/** Under the names that a bundle of the site's templates has for them. */
function shippedStyles(folder: string, shipped: Shipped | undefined): ReadonlyMap<string, string> {
  if (!shipped) return new Map();
  const nameOf = shippedNames(folder);
  return new Map([...shipped.styles].map(([file, text]) => [nameOf(file), text]));
}

function mapsOf({ map }: TemplateBundle, folder: string, shipped: Shipped | undefined): BundleMap[] {
  const program = relative(dirname(folder), realpathSync(findPackageFolder())).replaceAll('\\', '/');
  return [
    { bundle: 'templates', map },
    ...(shipped ? [{ bundle: 'shipped' as const, map: shipped.map, folder: program }] : []),
  ];
}

/** A template's top level runs here: a throw there is the template's fault, not ours. */
function evaluateOrReport(
  bundle: TemplateBundle,
  { folder, shipped, report }: Loading,
): TemplateModule | undefined {
  try {
    return evaluateTemplates(bundle.code, undefined, shipped);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const place = locateThrow(error, mapsOf(bundle, folder, shipped));
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
