import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { isWithin } from '../store/is-within.ts';
import { type CodeFolders, findPackageFolder } from '../store/package-folder.ts';
import type { BundlePlugin } from './run-esbuild.ts';

/**
 * Resolves an import of a file in a folder, or returns an error. Undefined leaves it to esbuild: outside the overlay,
 * and if nothing is found.
 */
export type FindImport = (
  resolveDir: string,
  path: string,
) => { path: string } | { errors: { text: string }[] } | undefined;

/**
 * A site's own `templates/` or `kinds/` overlay the program's by name: a relative import in one of their files is
 * looked up in the site's folder first, then in those of the sites that it extends, then in the program's. So a site
 * replaces one file, or adds one that uses the rest. A path that leaves the folder is looked up in the same way, next
 * to it; it may lead only to other code.
 */
export function overlayPlugin(folders: CodeFolders, name: CodeName): BundlePlugin {
  const find = findLaidOver(folders, name);
  return {
    name,
    setup(setup) {
      if (find) setup.onResolve({ filter: anyPath }, ({ path, resolveDir }) => find(resolveDir, path));
    },
  };
}

type CodeName = 'templates' | 'kinds';

/** If only templates have changed, the code of kinds counts as unchanged. */
const reachable = { templates: ['templates', 'kinds', 'schemas'], kinds: ['kinds', 'schemas'] } as const;

/**
 * The folders of a site from which its code may import: builds watch these for changes, and no others. Not all need
 * exist.
 */
export function reachableFolders(folders: readonly string[], name: CodeName): string[] {
  const beside = folders.flatMap((folder) => reachable[name].map((one) => join(dirname(folder), one)));
  return [...new Set([...folders, ...beside])];
}

/** The program's own. */
const shipped = ['templates', 'kinds', 'schemas', 'diagnostics'];

export const relativePath = /^\.\.?\//;

/** A file by a relative or absolute path, and a folder by its dots alone. */
export const anyPath = /^(?:\.\.?(?:$|\/)|\/|[A-Za-z]:[\\/])/;

/** Undefined if the folder is the program's own: then there is no overlay. */
export function findLaidOver(folders: CodeFolders, name: CodeName): FindImport | undefined {
  const program = realpathSync(findPackageFolder());
  // esbuild names files by their real paths.
  const own = folders.filter((one) => existsSync(one)).map((one) => realpathSync(one));
  const layers = [...own, ...[join(program, name)].filter((one) => existsSync(one))];
  if (new Set(layers).size < 2) return undefined;
  const open = [...reachableFolders([...folders, ...own], name), ...shipped.map((one) => join(program, one))];
  const isOpen = (file: string) => open.some((folder) => isWithin(folder, file));
  return (resolveDir, path) => {
    const wanted = resolve(resolveDir, path);
    if (!relativePath.test(path)) return isOpen(wanted) ? undefined : refuse(path, name);
    const layer = layers.find((one) => isWithin(one, resolveDir));
    if (layer === undefined) return undefined;
    const beside = isWithin(layer, wanted) ? layers : layers.map((one) => dirname(one));
    const from = isWithin(layer, wanted) ? layer : dirname(layer);
    const names = beside.map((one) => join(one, relative(from, wanted)));
    const found = names.flatMap((one) => fileMeant(one) ?? [])[0] ?? names.find((one) => existsSync(one));
    if (found === undefined) return undefined;
    if (!isOpen(found)) return refuse(path, name);
    return isFile(found) ? { path: found } : fail(`it imports “${path}”, a folder that has no index.ts.`);
  };
}

/** As esbuild finds files: the ending may be left out, or be that of JavaScript, and a folder means its index. */
function fileMeant(path: string): string | undefined {
  const [, stem, module = ''] = /^(.*)\.([cm]?)jsx?$/s.exec(path) ?? [];
  const compiled = stem === undefined ? [] : [`${stem}.${module}ts`, `${stem}.tsx`];
  const names = [path, join(path, 'index')].flatMap((one) => endings.map((ending) => one + ending));
  return [path, ...compiled, ...names].find(isFile);
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** In the order of esbuild. */
const endings = ['.tsx', '.ts', '.jsx', '.js', '.css', '.json'];

function refuse(path: string, name: CodeName): { errors: { text: string }[] } {
  const folders = reachable[name];
  const names = [folders.slice(0, -1).join(', '), ...folders.slice(-1)].join(' and ');
  return fail(`it imports “${path}”, which is outside ${names}. Move that file into one of them.`);
}

function fail(text: string): { errors: { text: string }[] } {
  return { errors: [{ text }] };
}
