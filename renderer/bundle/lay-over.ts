import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type CodeFolders, findPackageFolder } from '../store/package-folder.ts';
import { isWithin } from './is-within.ts';
import type { BundlePlugin } from './run-esbuild.ts';

/**
 * Where an import of a file in a folder leads, or what is wrong with it. Undefined where that is for esbuild to find out:
 * outside of what is laid over, and where nothing is found.
 */
export type FindImport = (
  resolveDir: string,
  path: string,
) => { path: string } | { errors: { text: string }[] } | undefined;

/**
 * A site's own `templates/` or `kinds/` are laid over the program's by name: whatever one of their files imports by a
 * relative path is looked for in the site's folder first, then in those of the sites that it extends, then in the
 * program's. So a site replaces one file, or adds one that uses the rest. A path that leads out of the folder is looked
 * for in the same way, beside it; it may lead only to other code.
 */
export function layOver(folders: CodeFolders, name: CodeName): BundlePlugin {
  const find = findLaidOver(folders, name);
  return {
    name,
    setup(setup) {
      if (find) setup.onResolve({ filter: anyPath }, ({ path, resolveDir }) => find(resolveDir, path));
    },
  };
}

type CodeName = 'templates' | 'kinds';

/** Where only templates have changed, the code of kinds counts as it was. */
const reachable = { templates: ['templates', 'kinds', 'schemas'], kinds: ['kinds', 'schemas'] } as const;

/**
 * The folders of a site from which its code may import: builds notice what changes there, and nowhere else. Not all have
 * to be there.
 */
export function reachableFolders(folders: readonly string[], name: CodeName): string[] {
  const beside = folders.flatMap((folder) => reachable[name].map((one) => join(dirname(folder), one)));
  return [...new Set([...folders, ...beside])];
}

/** Those of the program. */
const shipped = ['templates', 'kinds', 'schemas', 'diagnostics'];

export const relativePath = /^\.\.?\//;

/** A file by a relative path or by its place on the machine, and a folder by its dots alone. */
export const anyPath = /^(?:\.\.?(?:$|\/)|\/|[A-Za-z]:[\\/])/;

/** Undefined where the folder is the program's own: then nothing is laid over anything. */
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
    const found = beside.map((one) => join(one, relative(from, wanted))).find((file) => existsSync(file));
    if (found === undefined) return undefined;
    return isOpen(found) ? { path: found } : refuse(path, name);
  };
}

function refuse(path: string, name: CodeName): { errors: { text: string }[] } {
  const folders = reachable[name];
  const names = [folders.slice(0, -1).join(', '), ...folders.slice(-1)].join(' and ');
  return {
    errors: [{ text: `it imports “${path}”, which is outside ${names}. Move that file into one of them.` }],
  };
}
