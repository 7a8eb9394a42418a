import { realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isPackaged } from '../bundle/is-packaged.ts';
import { findReplaced, shippedNames } from '../bundle/link-shipped.ts';
import { packageFiles } from '../bundle/package-files.ts';
import type { BundleProblem, Runtime } from '../bundle/run-esbuild.ts';
import { isWithin } from '../store/is-within.ts';
import { type CodeFolders, findPackageFolder } from '../store/package-folder.ts';
import { bundleIslands, type IslandBundle, type IslandSource } from './bundle-islands.ts';

/** The last bundle, its inputs, and the state of each file of the folder that it was built from. */
export type IslandCache = { order: string; files: ReadonlyMap<string, string>; bundle: IslandBundle };

type Options = {
  folders: CodeFolders;
  sources: readonly IslandSource[];
  runtime: Runtime;
  /** The state of each file in the folders before anything was read, relative to the nearest. Omitted if unknown. */
  files?: ReadonlyMap<string, string>;
  last?: IslandCache;
  /** The bundle of the shipped ones, and which files of the program's folder have changed since. */
  shipped?: IslandBundle;
  changed?: ReadonlySet<string>;
};

/** Bundles the islands unless the files that they read are unchanged or those that the program ships. */
export async function reuseIslands(
  options: Options,
): Promise<{ bundle: IslandBundle; cache?: IslandCache } | { problems: BundleProblem[] }> {
  const { folders, sources, runtime, files, last, shipped } = options;
  if (shipped && isShippedAlone(shipped, options)) return { bundle: renamed(shipped, shippedNames(folders)) };
  // A file that is added or removed may shadow another.
  const order = JSON.stringify([runtime, sources, [...(files?.keys() ?? [])]]);
  if (files && last?.order === order && isSame(last.files, files))
    return { bundle: last.bundle, cache: last };
  const built = await bundleIslands(folders, sources, runtime);
  if ('problems' in built) return built;
  const read = files && filesOf(built.bundle, folders, files);
  return { ...built, ...(read && { cache: { order, files: read, bundle: built.bundle } }) };
}

function isShippedAlone({ islands, inputs }: IslandBundle, options: Options): boolean {
  const { folders, sources, changed } = options;
  const own = folders.flatMap((folder) => [folder, realpathSync(folder)]);
  const isShipped = ({ file }: IslandSource) =>
    changed
      ? !changed.has(relative(findPackageFolder(), file).replaceAll('\\', '/'))
      : !own.some((folder) => isWithin(folder, file));
  return (
    sources.map(({ name }) => name).join('\n') === [...islands.keys()].join('\n') &&
    sources.every(isShipped) &&
    findReplaced(options, inputs).length === 0
  );
}

function renamed(bundle: IslandBundle, nameOf: (file: string) => string): IslandBundle {
  const islands = [...bundle.islands].map(
    ([name, island]) => [name, { ...island, styles: island.styles.map(nameOf) }] as const,
  );
  return { ...bundle, islands: new Map(islands), inputs: bundle.inputs.map(nameOf) };
}

function isSame(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): boolean {
  return [...before].every(([name, state]) => now.get(name) === state);
}

/**
 * Undefined if one of them isn't known: it is neither in the folder nor in the program. Packages are known by the files
 * that change with them.
 */
function filesOf(
  { inputs }: IslandBundle,
  folders: CodeFolders,
  files: ReadonlyMap<string, string>,
): Map<string, string> | undefined {
  const program = realpathSync(findPackageFolder());
  const [folder] = folders;
  const read = new Map<string, string>();
  const isFile = (input: string) => !input.startsWith('island:') && !isPackaged(input);
  const own = inputs.filter(isFile).map((input) => join(dirname(folder), input));
  for (const path of [...own, ...packageFiles(folders.map((one) => dirname(one)))]) {
    const state = files.get(relative(folder, path));
    if (state !== undefined) read.set(relative(folder, path), state);
    else if (folders.some((one) => isWithin(one, path)) || !isWithin(program, path)) return undefined;
  }
  // The content of a stylesheet doesn't affect any script.
  return new Map([...read].filter(([name]) => !name.endsWith('.css')));
}
