import { relative } from 'node:path';
import type { Report } from '../../diagnostics/diagnostic.ts';
import { isNeededPackage } from '../bundle/is-packaged.ts';
import { type BundleInputs, type BundleProblem, type Runtime, runBundle } from '../bundle/run-esbuild.ts';
import type { ShippedModules } from '../bundle/shipped-modules.ts';
import { openPacked } from '../store/open-stores.ts';
import { findPackageFolder } from '../store/package-folder.ts';
import { noStore, type ValueStore } from '../store/value-store.ts';
import {
  type AssembleOptions,
  assembleTemplates,
  type BundledTemplates,
  reportBroken,
  reportThrow,
  type Templates,
} from './assemble-templates.ts';
import { bundleTemplates } from './bundle-templates.ts';
import { digest } from './digest.ts';
import { evaluateShipped, evaluateTemplates } from './evaluate-templates.ts';
import {
  findPacked,
  findStoredTemplates,
  shippedPlace,
  shippedTemplates,
  storedFilesBefore,
  storePackedTemplates,
  storeTemplates,
} from './stored-templates.ts';
import { forServer, templatesEntry } from './templates-entry.ts';

/** The shipped templates: ready to render, and for others to link with. */
export type ShippedTemplates = ShippedModules & { templates: Templates };

/** `packages` are the imports of the shipped templates, with the format of each. */
type ShippedCode = {
  code: string;
  map: string;
  inputs: BundleInputs;
  packages: Record<string, 'cjs' | 'esm'>;
};

/** `entry`: code that picks what rendering needs from the modules. */
type StoredShipped = ShippedCode & { entry: string; bundled: BundledTemplates };

/** `packed`: the store in the package; by default the program's own. */
type Options = { runtime: Runtime; store?: ValueStore; packed?: ValueStore; report: Report };

/** Loads them from an earlier process, from the package, or bundles them now. `isSound`: nothing was reported. */
export async function loadShipped({
  runtime,
  store = noStore,
  packed,
  report,
}: Options): Promise<{ shipped: ShippedTemplates; isSound: boolean } | undefined> {
  const key = keyOf(runtime);
  const place = shippedPlace();
  const stored = findStoredTemplates<StoredShipped>(key, place, store) ?? takePacked(key, store, packed);
  if (stored) {
    const modules = evaluate(stored, store);
    const templates = { ...stored.bundled, module: evaluateTemplates(stored.entry, modules) };
    return { shipped: { ...modules, templates }, isSound: true };
  }
  const before = storedFilesBefore(place, store);
  const made = await bundle(runtime, store, report);
  if (made?.isSound && before) storeTemplates(key, made.value, { place, store, inputs: made.inputs, before });
  return made;
}

/** For packing the program: bundled with a site's default runtime. */
export async function packShipped(packed: ValueStore, report: Report): Promise<void> {
  const runtime = 'react';
  const made = await bundle(runtime, noStore, report);
  if (!made?.isSound) return;
  const { value, inputs } = made;
  storePackedTemplates(keyOf(runtime), value, { place: shippedPlace(), store: packed, inputs });
}

function keyOf(runtime: Runtime): string {
  return `templates ${runtime}`;
}

/** Stores what the package contains, so that later processes can compare times instead of contents. */
function takePacked(key: string, store: ValueStore, packed = openPacked()): StoredShipped | undefined {
  const place = shippedPlace();
  const found = findPacked<StoredShipped>(key, place, packed);
  if (!found) return undefined;
  const before = storedFilesBefore(place, store);
  if (before) storeTemplates(key, found.value, { place, store, inputs: found.inputs, before });
  return found.value;
}

type MadeTemplates = {
  shipped: ShippedTemplates;
  isSound: boolean;
  value: StoredShipped;
  inputs: readonly string[];
};

async function bundle(
  runtime: Runtime,
  store: ValueStore,
  report: Report,
): Promise<MadeTemplates | undefined> {
  const built = await bundleShipped();
  if ('problems' in built) return reportBroken(built.problems, shippedTemplates(), report);
  const problems: unknown[] = [];
  const counting: Report = (problem) => {
    problems.push(problem);
    report(problem);
  };
  const loaded = await assemble(built, { runtime, store, report: counting });
  if (!loaded) return undefined;
  const { shipped, entry } = loaded;
  const { module: _module, ...bundled } = shipped.templates;
  const inputs = [...Object.keys(built.inputs), ...bundled.islands.inputs];
  return { shipped, isSound: problems.length === 0, value: { ...built, entry, bundled }, inputs };
}

async function assemble(
  built: ShippedCode,
  { runtime, store, report }: Options & { store: ValueStore },
): Promise<{ shipped: ShippedTemplates; entry: string } | undefined> {
  const folder = shippedTemplates();
  const modules = evaluateOrReport(built, store, report);
  if (!modules) return undefined;
  const linked = await bundleTemplates([folder], modules, new Set());
  if ('problems' in linked) return reportBroken(linked.problems, folder, report);
  const options: AssembleOptions = { folders: [folder], runtime, shipped: modules, cache: {}, report };
  const templates = await assembleTemplates(linked.bundle, options);
  return templates && { shipped: { ...modules, templates }, entry: linked.bundle.code };
}

function evaluateOrReport(built: ShippedCode, store: ValueStore, report: Report): ShippedModules | undefined {
  try {
    return evaluate(built, store);
  } catch (error) {
    return reportThrow(error, [{ bundle: 'shipped', map: built.map }], shippedTemplates(), report);
  }
}

function evaluate({ code, map, inputs, packages }: ShippedCode, store: ValueStore): ShippedModules {
  const version = digest(code, 16);
  const exported = evaluateShipped(code, { store, key: `templates ${version}` });
  const formats = Object.entries(packages);
  return {
    version,
    map,
    inputs,
    modules: exported.modules,
    packages: Object.fromEntries(
      formats.map(([name, format]) => [name, { format, exports: exported.packages[name] ?? {} }]),
    ),
  };
}

/** Once to find out what the templates import, and again with all of that exported. */
async function bundleShipped(): Promise<ShippedCode | { problems: BundleProblem[] }> {
  const entry = templatesEntry([shippedTemplates()]);
  const first = await run(entry);
  if ('problems' in first) return first;
  const { inputs } = first.bundle;
  const packages = packagesIn(inputs);
  const result = await run(entry + handOut(modulesIn(inputs), packages));
  if ('problems' in result) return result;
  const { texts } = result.bundle;
  return {
    code: texts.get('templates.js') ?? '',
    map: texts.get('templates.js.map') ?? '{}',
    inputs,
    packages,
  };
}

const entryName = 'shipped-entry.ts';

function run(contents: string) {
  const folder = shippedTemplates();
  return runBundle(
    {
      ...forServer,
      absWorkingDir: findPackageFolder(),
      stdin: { contents, resolveDir: folder, sourcefile: entryName, loader: 'ts' },
    },
    'found',
  );
}

function modulesIn(inputs: BundleInputs): string[] {
  const isModule = (file: string) => /\.tsx?$/.test(file) && !file.endsWith(`/${entryName}`);
  return Object.keys(inputs).filter((file) => isModule(file) && !isNeededPackage(file));
}

function packagesIn(inputs: BundleInputs): ShippedCode['packages'] {
  const own = Object.entries(inputs).filter(([file]) => !isNeededPackage(file));
  const imports = own.flatMap(([, input]) => input.imports).filter(({ path }) => isNeededPackage(path));
  return Object.fromEntries(
    imports.flatMap(({ path, original }) => (original ? [[original, inputs[path]?.format ?? 'cjs']] : [])),
  );
}

function handOut(modules: readonly string[], packages: ShippedCode['packages']): string {
  const from = (file: string) => JSON.stringify(`./${relative('templates', file).replaceAll('\\', '/')}`);
  const names = Object.keys(packages);
  const take = (name: string, index: number) =>
    packages[name] === 'esm'
      ? `import * as package${index} from ${JSON.stringify(name)};`
      : `const package${index} = require(${JSON.stringify(name)});`;
  const list = (all: readonly string[], what: string) =>
    all.map((name, index) => `${JSON.stringify(name)}: ${what}${index}`).join(', ');
  return [
    ...modules.map((file, index) => `import * as module${index} from ${from(file)};`),
    ...names.map(take),
    `export const modules = { ${list(modules, 'module')} };`,
    `export const packages = { ${list(names, 'package')} };`,
  ].join('\n');
}
