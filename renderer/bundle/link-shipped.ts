/**
 * Keeps the shipped templates out of the bundle of a site's own templates: their exports come from `ShippedModules`.
 */
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type CodeFolders, findPackageFolder } from '../store/package-folder.ts';
import { isNeededPackage } from './is-packaged.ts';
import { anyPath, findLaidOver, relativePath } from './overlay-plugin.ts';
import type { BundleInputs, BundlePlugin } from './run-esbuild.ts';
import { linkedName, type ShippedModules, type ShippedPackage } from './shipped-modules.ts';

type ShippedLink = {
  plugin: BundlePlugin;
  /** Names as if everything was in one bundle. */
  plain: (text: string) => string;
  /** Adds the files that aren't in the bundle, under the names that they would have there. */
  withShipped: (inputs: BundleInputs) => BundleInputs;
  /** The exports of the files that aren't in the bundle, by these names. */
  modules: ReadonlyMap<string, object>;
};

/**
 * Folders of templates: a site's own, or the program's, with the files that have `changed` since it was bundled (paths
 * within the program).
 */
export type LaidFolders = { folders: CodeFolders; changed?: ReadonlySet<string> };

/**
 * A shipped file that imports a file overridden by the site, directly or indirectly, prints something different than
 * for other sites: it is bundled too. So are the importers of a changed file.
 */
export function linkShipped(laid: LaidFolders, shipped: ShippedModules): ShippedLink {
  const { folders } = laid;
  const program = realpathSync(findPackageFolder());
  const nameOf = shippedNames(folders);
  const bundled = findOthers(laid, shipped.inputs);
  const linked = Object.keys(shipped.modules).filter((file) => !bundled.has(file));
  const texts = new Map(linked.map((file) => [join(program, file), file]));
  return {
    plugin: pluginOf(folders, (file) => texts.get(file), shipped, nameOf),
    plain: (text) => text.replaceAll(`${namespace}:`, ''),
    withShipped: (inputs) => ({
      ...inputs,
      ...Object.fromEntries(
        Object.entries(shipped.inputs)
          .filter(([file]) => !bundled.has(file) && !isNeededPackage(file))
          .map(([file, input]) => [
            nameOf(file),
            { ...input, imports: input.imports.map((one) => ({ ...one, path: nameOf(one.path) })) },
          ]),
      ),
    }),
    modules: new Map(linked.map((file) => [nameOf(file), shipped.modules[file] ?? {}])),
  };
}

const namespace = 'shipped';

function pluginOf(
  folders: CodeFolders,
  linkedAs: (file: string) => string | undefined,
  { modules, packages }: ShippedModules,
  nameOf: (file: string) => string,
): BundlePlugin {
  const find = findLaidOver(folders, 'templates');
  const numbers = new Map(Object.keys(modules).map((file, index) => [file, index]));
  return {
    name: namespace,
    setup(setup) {
      setup.onResolve({ filter: find ? anyPath : relativePath }, ({ path, resolveDir }) => {
        const found = find ? find(resolveDir, path) : { path: resolve(resolveDir, path) };
        if (found === undefined || 'errors' in found) return found;
        const file = linkedAs(found.path);
        if (file !== undefined)
          return { path: nameOf(file), namespace, sideEffects: false, pluginData: { file } };
        return find && found;
      });
      setup.onResolve({ filter: /^[^./]/ }, ({ path: name }) =>
        Object.hasOwn(packages, name)
          ? { path: name, namespace, sideEffects: false, pluginData: { name } }
          : undefined,
      );
      setup.onLoad({ filter: /./, namespace }, ({ pluginData: { file, name } }) => {
        if (file === undefined) return { contents: packageText(name, packages[name]) };
        const from = `${linkedName}.modules[${JSON.stringify(file)}]`;
        return { contents: moduleText(from, `shipped${numbers.get(file)}`, modules[file] ?? {}) };
      });
    },
  };
}

function packageText(name: string, found: ShippedPackage | undefined): string {
  const from = `${linkedName}.packages[${JSON.stringify(name)}].exports`;
  if (found?.format !== 'esm') return `module.exports = ${from};`;
  return moduleText(from, `package_${name.replaceAll(/\W/g, '_')}`, found.exports);
}

/** Exports by name, so that esbuild can check imports. The names are unique, so that esbuild renames none. */
function moduleText(from: string, prefix: string, exports: object): string {
  const lines = Object.keys(exports).map(
    (name, index) =>
      `const ${prefix}_${index} = ${from}[${JSON.stringify(name)}]; export { ${prefix}_${index} as ${JSON.stringify(name)} };`,
  );
  return ['export {};', ...lines].join('\n');
}

/** The names of shipped files in a bundle of the site's templates. */
export function shippedNames([folder]: CodeFolders): (file: string) => string {
  const program = realpathSync(findPackageFolder());
  return (file) => relative(dirname(folder), join(program, file)).replaceAll('\\', '/');
}

/** The shipped files that the site overrides, or that have changed. */
export function findReplaced({ folders, changed }: LaidFolders, inputs: readonly string[]): string[] {
  if (changed) return inputs.filter((file) => changed.has(file));
  const layers = folders.map((folder) => realpathSync(folder));
  const isOwn = (file: string) => layers.some((layer) => existsSync(inLayer(layer, file)));
  return inputs.filter((file) => !isNeededPackage(file) && isOwn(file));
}

function inLayer(layer: string, file: string): string {
  if (file.startsWith('templates/')) return join(layer, file.slice('templates/'.length));
  return join(dirname(layer), file);
}

/** The replaced files and all their importers. */
function findOthers(laid: LaidFolders, inputs: BundleInputs): Set<string> {
  const files = Object.keys(inputs).filter((file) => !isNeededPackage(file));
  const replaced = new Set(findReplaced(laid, files));
  const importers = new Map<string, string[]>();
  for (const file of files)
    for (const { path } of inputs[file]?.imports ?? [])
      importers.set(path, [...(importers.get(path) ?? []), file]);
  for (const file of replaced) for (const importer of importers.get(file) ?? []) replaced.add(importer);
  return replaced;
}
