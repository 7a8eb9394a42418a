import { existsSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Diagnostic, Report } from '../../diagnostics/diagnostic.ts';
import { packageNeedsNode } from '../../diagnostics/messages/render.ts';
import {
  islandFileMissing,
  packageMissing,
  packageUnbundled,
  packageUnlisted,
  styleBare,
  templateBroken,
  templateStyle,
} from '../../diagnostics/messages.generated.ts';
import type { Place } from '../../diagnostics/place.ts';
import { explainImport, missingExport } from '../bundle/explain-import.ts';
import { explainThrow } from '../bundle/explain-throw.ts';
import { shippedNames } from '../bundle/link-shipped.ts';
import { type BundleMap, locateThrow } from '../bundle/locate-throw.ts';
import type { BundleProblem, Runtime } from '../bundle/run-esbuild.ts';
import type { ShippedModules } from '../bundle/shipped-modules.ts';
import { type CodeFolders, templateFile } from '../store/package-folder.ts';
import { findIsland, type IslandBundle, type IslandSource } from './bundle-islands.ts';
import type { TemplateBundle } from './bundle-templates.ts';
import { evaluateTemplates, type TemplateModule } from './evaluate-templates.ts';
import { findStyles, findTemplate, type StylesOf } from './find-styles.ts';
import { loadStyles, type MadeStyles, partOf, type Stylesheets } from './load-styles.ts';
import { type PartVersions, versionParts } from './part-versions.ts';
import { type IslandCache, reuseIslands } from './reuse-islands.ts';

/** Bundled, but not yet run. Plain data: it survives v8's `serialize`. */
export type BundledTemplates = {
  versions: PartVersions;
  islands: IslandBundle;
  styles: Stylesheets;
  stylesOf: StylesOf;
  maps: readonly BundleMap[];
};

/** The templates, ready to render. Two loads of equal files have equal `versions` and render equal bytes. */
export type Templates = BundledTemplates & { module: TemplateModule };

export type AssembleOptions = {
  folders: CodeFolders;
  runtime: Runtime;
  /** The state of each file in the folders before anything was read, by its name there. Omitted if unknown. */
  files?: ReadonlyMap<string, string>;
  /** What the bundle is linked with. */
  shipped: ShippedModules;
  /** Islands shipped with the program, and its stylesheets by file within it, if already built. */
  ready?: ReadyParts;
  /** For the program's own folder: the files that differ from what was built before. */
  changed?: ChangedFiles;
  cache: AssemblyCache;
  report: Report;
};

/** By path within the program. `code` leaves out stylesheets whose content alone changed. */
export type ChangedFiles = { all: ReadonlySet<string>; code: ReadonlySet<string> };

export type ReadyParts = { islands: IslandBundle; styles: ReadonlyMap<string, string> };

/** What later loads of the same folder can reuse. */
export type AssemblyCache = {
  islands?: IslandCache;
  styles?: ReadonlyMap<string, MadeStyles>;
  /** The last bundle that was run, and its result. */
  ran?: { bundle: TemplateBundle; module: TemplateModule; stylesOf: OwnStyles };
};

type OwnStyles = Omit<StylesOf, 'texts'>;

/** Runs the bundle and adds everything else that pages need. Returns `undefined` only if an error was reported. */
export async function assembleTemplates(
  bundle: TemplateBundle,
  options: AssembleOptions,
): Promise<Templates | undefined> {
  const { folders, cache, shipped, report } = options;
  const [folder] = folders;
  const ran = cache.ran?.bundle === bundle ? cache.ran : undefined;
  const module = ran?.module ?? evaluateOrReport(bundle, options);
  const sources = module && findIslands(folders, module, report);
  if (!module || !sources) return undefined;
  const made = await reuseIslands({
    ...options,
    changed: options.changed?.code,
    sources,
    last: cache.islands,
    shipped: options.ready?.islands,
  });
  if ('problems' in made) return reportBroken(made.problems, folder, report);
  cache.islands = made.cache;
  const islands = made.bundle;
  const ownStyles = ran?.stylesOf ?? stylesIn(bundle, module);
  cache.ran = { bundle, module, stylesOf: ownStyles };
  const stylesOf = { ...ownStyles, texts: textStylesIn(folders, module) };
  const ofIslands = [...islands.islands.values()].map((island) => island.styles);
  const ofTexts = stylesOf.texts.map(({ file }) => file);
  const files = [...stylesOf.sections.values(), stylesOf.frame, ofTexts, ...ofIslands].flat();
  const known = { shipped: shippedStyles(options), made: cache.styles ?? new Map() };
  const loaded = await loadStyles(folders, files, known);
  cache.styles = loaded.made;
  for (const warning of loaded.warnings)
    report(templateStyle(placeOf(warning, folder), { detail: warning.text }));
  for (const [file, { bare }] of loaded.made)
    for (const { selector, line, column } of bare)
      report(styleBare({ file, line, column }, { selector, name: partOf(file) ?? '' }));
  const versions = versionParts({ bundle, module, islands, stylesOf });
  const maps = mapsOf(bundle, folders, shipped);
  return { versions, islands, styles: loaded.styles, stylesOf, maps, module };
}

export function reportBroken(problems: readonly BundleProblem[], folder: string, report: Report): undefined {
  for (const problem of problems) report(messageOf(problem, placeOf(problem, folder)));
  return undefined;
}

function messageOf({ text, refusal }: BundleProblem, place: Place): Diagnostic {
  switch (refusal?.kind) {
    case 'unlisted':
      return packageUnlisted(place, refusal);
    case 'missing':
      return packageMissing(place, refusal);
    case 'needs-node':
      return packageNeedsNode(place, refusal);
    case 'unbundled':
      return packageUnbundled(place, refusal);
    default:
      return templateBroken(place, { detail: explainImport(text) });
  }
}

function stylesIn({ inputs, entry, registries }: TemplateBundle, module: TemplateModule): OwnStyles {
  const reached = (file: string | undefined) => (file ? findStyles(inputs, file, registries) : []);
  const entries = inputs[entry]?.imports.map(({ path }) => path) ?? [];
  const parts = ['frame/page.tsx', 'components/section/section.tsx', 'components/island/island.tsx'];
  const kinds = Object.keys(module.sections);
  return {
    sections: new Map(kinds.map((kind) => [kind, reached(findTemplate(inputs, registries, kind))])),
    frame: parts.flatMap((name) => reached(entries.find((file) => file.endsWith(`/${name}`)))),
  };
}

function textStylesIn(folders: CodeFolders, { textStyles }: TemplateModule): StylesOf['texts'] {
  const root = dirname(folders[0]);
  return Object.entries(textStyles).map(([name, marks]) => ({
    file: relative(root, templateFile(folders, `texts/${name}.css`)).replaceAll('\\', '/'),
    marks,
  }));
}

/** The unchanged ones, under the names that a bundle of the folder's templates gives them. */
function shippedStyles({ folders, changed, ready }: AssembleOptions): ReadonlyMap<string, string> {
  const nameOf = shippedNames(folders);
  const same = [...(ready?.styles ?? [])].filter(([file]) => !changed?.all.has(file));
  return new Map(same.map(([file, text]) => [nameOf(file), text]));
}

export function mapsOf(
  { map }: Pick<TemplateBundle, 'map'>,
  folders: CodeFolders,
  shipped: ShippedModules,
): BundleMap[] {
  return [
    { bundle: 'templates', map },
    { bundle: 'shipped', map: shipped.map, folder: shippedNames(folders)('') },
  ];
}

/** Runs the top level of the templates: a throw here is the template's fault, not ours. */
function evaluateOrReport(
  bundle: TemplateBundle,
  { folders, shipped, report }: AssembleOptions,
): TemplateModule | undefined {
  try {
    return evaluateTemplates(bundle.code, shipped);
  } catch (error) {
    return reportThrow(error, mapsOf(bundle, folders, shipped), folders[0], report);
  }
}

export function reportThrow(
  error: unknown,
  maps: readonly BundleMap[],
  folder: string,
  report: Report,
): undefined {
  const place = locateThrow(error, maps) ?? registryPlace(folder);
  report(templateBroken(place, { detail: explainThrow(error) }));
  return undefined;
}

function findIslands(
  folders: CodeFolders,
  module: TemplateModule,
  report: Report,
): IslandSource[] | undefined {
  const [folder] = folders;
  const names = Object.keys(module.islands).sort();
  const sources = names.flatMap((name) => findIsland(folders, name) ?? []);
  const missing = names.filter((name) => !sources.some((source) => source.name === name));
  const place = registryPlace(folder);
  for (const name of missing)
    report(
      islandFileMissing(place, {
        name,
        expected: `${basename(folder)}/islands/${name}/${name}.island.tsx (or .ts)`,
      }),
    );
  return missing.length ? undefined : sources;
}

/** A generated file imports each section and island: what it doesn't find there is missing in that file. */
function placeOf({ file, line, column, text }: BundleProblem, folder: string): Place {
  const [, exporter] = missingExport.exec(text) ?? [];
  if (file === '' || !existsSync(join(dirname(folder), file)))
    return exporter === undefined ? registryPlace(folder) : { file: exporter, line: 1, column: 1 };
  return { file, line, column };
}

/** A site's own folder has no registry. */
function registryPlace(folder: string): Place {
  const name = basename(folder);
  const file = existsSync(join(folder, 'registry.ts')) ? `${name}/registry.ts` : name;
  return { file, line: 1, column: 1 };
}
