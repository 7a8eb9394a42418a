import { relative } from 'node:path';
import { findPackageFolder } from '../bundle/package-folder.ts';
import { type BundleInputs, type BundleProblem, runBundle } from '../bundle/run-esbuild.ts';
import type { ShippedModules } from '../bundle/shipped-modules.ts';
import type { ValueStore } from '../store/value-store.ts';
import { digest } from './digest.ts';
import { evaluateShipped } from './evaluate-templates.ts';
import { findKept, keep, recordBefore, shippedTemplates } from './kept-templates.ts';
import { forServer, templatesEntry } from './templates-entry.ts';

/** `packages` are those that the shipped templates import, with the format of each. */
type ShippedCode = {
  code: string;
  map: string;
  inputs: BundleInputs;
  packages: Record<string, 'cjs' | 'esm'>;
};

/** What a site's own templates are linked with, as an earlier process bundled it, or bundled now. */
export async function loadShipped(
  store: ValueStore,
): Promise<{ shipped: ShippedModules } | { problems: BundleProblem[] }> {
  const kept = findKept<ShippedCode>(key, store);
  if (kept) return { shipped: evaluate(kept, store) };
  const before = recordBefore(store);
  const built = await bundleShipped();
  if ('problems' in built) return built;
  if (before) keep(key, built, { store, inputs: Object.keys(built.inputs), before });
  return { shipped: evaluate(built, store) };
}

const key = 'templates to link with';

function evaluate({ code, map, inputs, packages }: ShippedCode, store: ValueStore): ShippedModules {
  const version = digest(code, 16);
  const exported = evaluateShipped(code, { store, key: `templates to link with ${version}` });
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
