import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { isWithin } from './is-within.ts';
import { type CodeFolders, findPackageFolder } from './package-folder.ts';
import type { BundlePlugin } from './run-esbuild.ts';

/** Where a relative import of a file in a folder leads. Undefined outside of what is laid over, and where nothing is found. */
export type FindImport = (resolveDir: string, path: string) => string | undefined;

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
      if (!find) return;
      const refused = refuseElsewhere(folders, name);
      setup.onResolve({ filter: relativePath }, ({ path, resolveDir }) => {
        const found = find(resolveDir, path);
        return found === undefined ? undefined : (refused(found, path) ?? { path: found });
      });
      setup.onResolve({ filter: otherPath }, ({ path, resolveDir, kind }) =>
        kind === 'entry-point' ? undefined : refused(resolve(resolveDir, path), path),
      );
    },
  };
}

type CodeName = 'templates' | 'kinds';

/**
 * The folders of a site from which its code may import: builds notice what changes there, and nowhere else. Where only
 * templates have changed, the code of kinds counts as it was.
 */
const reachable = { templates: ['templates', 'kinds', 'schemas'], kinds: ['kinds', 'schemas'] } as const;

/** And those of the program. */
const shipped = ['templates', 'kinds', 'schemas', 'diagnostics'];

/** What is wrong with an import that leads to a file, by the path as it is written: nothing where code may stand. */
export function refuseElsewhere(
  folders: CodeFolders,
  name: CodeName,
): (file: string, path: string) => { errors: { text: string }[] } | undefined {
  const there = folders.filter((folder) => existsSync(folder)).map((folder) => realpathSync(folder));
  const program = realpathSync(findPackageFolder());
  const open = [
    ...[...folders, ...there],
    ...[...folders, ...there].flatMap((folder) => reachable[name].map((one) => join(dirname(folder), one))),
    ...shipped.map((one) => join(program, one)),
  ];
  return (file, path) =>
    open.some((folder) => isWithin(folder, file))
      ? undefined
      : { errors: [{ text: importedFromElsewhere(path, reachable[name]) }] };
}

function importedFromElsewhere(path: string, folders: readonly string[]): string {
  const names = [folders.slice(0, -1).join(', '), ...folders.slice(-1)].join(' and ');
  return `it imports “${path}”, which is outside ${names}. Move that file into one of them.`;
}

export const relativePath = /^\.\.?\//;

/** A folder by its dots alone, and a file by its place on the machine. */
export const otherPath = /^(?:\.\.?$|\/|[A-Za-z]:[\\/])/;

/** Undefined where the folder is the program's own: then nothing is laid over anything. */
export function findLaidOver(folders: CodeFolders, name: CodeName): FindImport | undefined {
  // esbuild names files by their real paths.
  const layers = [...folders, join(findPackageFolder(), name)]
    .filter((one) => existsSync(one))
    .map((one) => realpathSync(one));
  if (new Set(layers).size < 2) return undefined;
  return (resolveDir, path) => {
    const wanted = resolve(resolveDir, path);
    const layer = layers.find((one) => isWithin(one, resolveDir));
    if (layer === undefined) return undefined;
    const beside = isWithin(layer, wanted) ? layers : layers.map((one) => dirname(one));
    const from = isWithin(layer, wanted) ? layer : dirname(layer);
    return beside.map((one) => join(one, relative(from, wanted))).find((file) => existsSync(file));
  };
}
