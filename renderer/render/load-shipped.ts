import { relative } from 'node:path';
import { findPackageFolder } from '../bundle/package-folder.ts';
import { type BundleInputs, type BundleProblem, type Runtime, runBundle } from '../bundle/run-esbuild.ts';
import type { ShippedModules } from '../bundle/shipped-modules.ts';
import type { ValueStore } from '../store/value-store.ts';
import { bundleIslands, findIsland, type IslandBundle } from './bundle-islands.ts';
import { digest } from './digest.ts';
import { evaluateShipped, type HandedOut } from './evaluate-templates.ts';
import { findKept, keep, recordBefore, shippedTemplates } from './kept-templates.ts';
import { loadStyles } from './load-styles.ts';
import { forServer, templatesEntry } from './templates-entry.ts';

/** What a site's own templates are linked with. `styles`: the shipped stylesheets, minified, by their file within the program. */
export type Shipped = ShippedModules & { islands: IslandBundle; styles: ReadonlyMap<string, string> };

/** `packages` are those that the shipped templates import, with the format of each. */
type ShippedCode = {
  code: string;
  map: string;
  inputs: BundleInputs;
  packages: Record<string, 'cjs' | 'esm'>;
};

type Bundled = ShippedCode & Pick<Shipped, 'islands' | 'styles'>;

/** As an earlier process bundled it, or bundled now. */
export async function loadShipped(
  runtime: Runtime,
  store: ValueStore,
): Promise<{ shipped: Shipped } | { problems: BundleProblem[] }> {
  const key = `templates to link with, ${runtime}`;
  const kept = findKept<Bundled>(key, store);
  if (kept) return { shipped: link(kept, evaluate(kept, store)) };
  const before = recordBefore(store);
  const built = await bundleShipped();
  if ('problems' in built) return built;
  const exported = evaluate(built, store);
  const rest = await bundleRest(built, exported.islands, runtime);
  if ('problems' in rest) return rest;
  const bundled = { ...built, ...rest };
  const inputs = [...Object.keys(built.inputs), ...rest.islands.inputs];
  if (before) keep(key, bundled, { store, inputs, before });
  return { shipped: link(bundled, exported) };
}

function evaluate({ code }: ShippedCode, store: ValueStore): HandedOut {
  return evaluateShipped(code, { store, key: `templates to link with ${digest(code, 16)}` });
}

function link(bundled: Bundled, { modules, packages }: HandedOut): Shipped {
  const { code, map, inputs, islands, styles } = bundled;
  const formats = Object.entries(bundled.packages);
  return {
    version: digest(code, 16),
    map,
    inputs,
    islands,
    styles,
    modules,
    packages: Object.fromEntries(
      formats.map(([name, format]) => [name, { format, exports: packages[name] ?? {} }]),
    ),
  };
}

async function bundleRest(
  { inputs }: ShippedCode,
  names: readonly string[],
  runtime: Runtime,
): Promise<Pick<Shipped, 'islands' | 'styles'> | { problems: BundleProblem[] }> {
  const folder = shippedTemplates();
  const sources = names.flatMap((name) => findIsland(folder, name) ?? []);
  const built = await bundleIslands(folder, sources, runtime);
  if ('problems' in built) return built;
  const ofIslands = [...built.bundle.islands.values()].flatMap((island) => island.styles);
  const sheets = [...Object.keys(inputs).filter((file) => file.endsWith('.css')), ...ofIslands];
  const { styles, warnings } = await loadStyles(folder, sheets);
  return warnings.length > 0 ? { problems: warnings } : { islands: built.bundle, styles: styles.texts };
}

/** Once to learn what the templates import, and once more with all of that handed out. */
async function bundleShipped(): Promise<ShippedCode | { problems: BundleProblem[] }> {
  const entry = templatesEntry(shippedTemplates());
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
  return Object.keys(inputs).filter((file) => isModule(file) && !isPackaged(file));
}

function packagesIn(inputs: BundleInputs): ShippedCode['packages'] {
  const own = Object.entries(inputs).filter(([file]) => !isPackaged(file));
  const imports = own.flatMap(([, input]) => input.imports).filter(({ path }) => isPackaged(path));
  return Object.fromEntries(
    imports.flatMap(({ path, original }) => (original ? [[original, inputs[path]?.format ?? 'cjs']] : [])),
  );
}

function isPackaged(file: string): boolean {
  return file.includes('node_modules/');
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
