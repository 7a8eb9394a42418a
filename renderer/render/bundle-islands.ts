import { existsSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { blameImports } from '../bundle/blame-imports.ts';
import { guardImports } from '../bundle/guard-imports.ts';
import { overlayPlugin } from '../bundle/overlay-plugin.ts';
import {
  type Bundle,
  type BundleProblem,
  type BundleSettings,
  type Runtime,
  runBundle,
} from '../bundle/run-esbuild.ts';
import { type CodeFolders, templateFile } from '../store/package-folder.ts';
import { findStyles } from './find-styles.ts';
import { nameByContent } from './name-by-content.ts';

/**
 * `preload`: its own file, then those it can't start without. `files`: everything it may fetch. Names are relative to
 * `assets/`.
 */
export type IslandAsset = { preload: readonly string[]; files: readonly string[]; styles: readonly string[] };

/** `texts` contains every script by its name within `assets/`. */
export type IslandBundle = {
  islands: ReadonlyMap<string, IslandAsset>;
  loader: string;
  texts: ReadonlyMap<string, string>;
  /** The source files of the bundle, relative to the folder above the templates. */
  inputs: readonly string[];
};

export type IslandSource = { name: string; file: string; kind: 'react' | 'plain' };

/** `*.island.tsx` is React, `*.island.ts` plain. Returns `undefined` if a name in the registry has no file. */
export function findIsland(folders: CodeFolders, name: string): IslandSource | undefined {
  const react = templateFile(folders, `islands/${name}/${name}.island.tsx`);
  if (existsSync(react)) return { name, file: react, kind: 'react' };
  const plain = templateFile(folders, `islands/${name}/${name}.island.ts`);
  return existsSync(plain) ? { name, file: plain, kind: 'plain' } : undefined;
}

/** Bundles plain islands, React islands and the loader separately, so that no plain island fetches any of React. */
export async function bundleIslands(
  folders: CodeFolders,
  sources: readonly IslandSource[],
  runtime: Runtime,
): Promise<{ bundle: IslandBundle } | { problems: BundleProblem[] }> {
  const kinds = {
    react: sources.filter(({ kind }) => kind === 'react'),
    plain: sources.filter(({ kind }) => kind === 'plain'),
  };
  const results = await Promise.all([
    runIslands(folders, kinds.react, runtime, {
      framework: templateFile(folders, 'islands/runtime/hydrate-island.ts'),
    }),
    runIslands(folders, kinds.plain, runtime, {}),
    runIslands(folders, [], runtime, { loader: templateFile(folders, 'islands/runtime/loader.ts') }),
  ]);
  const problems = results.flatMap((result) => ('problems' in result ? result.problems : []));
  if (problems.length) return { problems };
  return {
    bundle: toIslandBundle(
      results.flatMap((result) => ('bundle' in result ? result.bundle : [])),
      sources,
      dirname(folders[0]),
    ),
  };
}

function toIslandBundle(
  bundles: readonly Bundle[],
  sources: readonly IslandSource[],
  root: string,
): IslandBundle {
  const built = Object.assign({}, ...bundles.map(({ outputs }) => outputs)) satisfies Bundle['outputs'];
  const inputs = Object.assign({}, ...bundles.map((bundle) => bundle.inputs)) satisfies Bundle['inputs'];
  const texts = new Map(bundles.flatMap((bundle) => [...bundle.texts]));
  const named = nameByContent(
    new Map([...texts].map(([path, text]) => [path, { text, imports: importsOf(built, path) }])),
  );
  const nameOf = (path: string) => named.get(path)?.name.slice('assets/'.length) ?? path;
  return {
    islands: new Map(
      sources.map((source) => [source.name, toAsset({ inputs, outputs: built }, source, root, nameOf)]),
    ),
    loader: nameOf('assets/loader.js'),
    inputs: Object.keys(inputs),
    texts: new Map([...named.values()].map(({ name, text }) => [name.slice('assets/'.length), text])),
  };
}

/**
 * `extra` entries are built along with the islands: with the runtime as its own entry, esbuild puts React into a chunk
 * that all islands share (and none contains), even if there is only one.
 */
async function runIslands(
  folders: CodeFolders,
  sources: readonly IslandSource[],
  runtime: Runtime,
  extra: Record<string, string>,
): Promise<{ bundle: Bundle } | { problems: BundleProblem[] }> {
  const guard = guardImports(folders, 'islands');
  const settings = islandSettings(folders, sources);
  const built = await runBundle(
    {
      ...settings,
      entryPoints: { ...extra, ...settings.entryPoints },
      minify: true,
      plugins: [guard.plugin, ...settings.plugins],
    },
    runtime,
  );
  if ('bundle' in built) return built;
  const bundling = {
    root: settings.absWorkingDir,
    taken: guard.taken,
    platform: 'browser',
    runtime,
  } as const;
  return { problems: await blameImports(built.problems, bundling) };
}

/** What the scripts for visitors and those for `site watch` have in common. */
export function islandSettings(folders: CodeFolders, sources: readonly IslandSource[]) {
  const starts = new Map(sources.map((source) => [source.name, startOf(folders, source)]));
  return {
    absWorkingDir: dirname(folders[0]),
    entryPoints: Object.fromEntries(sources.map(({ name }) => [`islands/${name}`, `island:${name}`])),
    outdir: 'assets',
    platform: 'browser',
    target: 'es2022',
    format: 'esm',
    splitting: true,
    chunkNames: 'shared-[hash]',
    plugins: [
      overlayPlugin(folders, 'templates'),
      {
        name: 'islands',
        setup(setup) {
          setup.onResolve({ filter: /^island:/ }, ({ path }) => ({
            path: path.slice('island:'.length),
            namespace: 'island',
          }));
          setup.onLoad({ filter: /./, namespace: 'island' }, ({ path }) => ({
            contents: starts.get(path) ?? '',
            resolveDir: folders[0],
            loader: 'js',
          }));
        },
      },
    ],
  } satisfies BundleSettings;
}

/** Every file of an island exports `(element, props) => void | Promise<void>`: the loader knows nothing of React. */
function startOf(folders: CodeFolders, { file, kind }: IslandSource): string {
  if (kind === 'plain') return `export { default } from ${JSON.stringify(file)};`;
  return `
    import component from ${JSON.stringify(file)};
    import { hydrateIsland } from ${JSON.stringify(templateFile(folders, 'islands/runtime/hydrate-island.ts'))};
    export default (element, props) => hydrateIsland(element, component, props);
  `;
}

function toAsset(
  bundle: Pick<Bundle, 'inputs' | 'outputs'>,
  source: IslandSource,
  root: string,
  nameOf: (path: string) => string,
): IslandAsset {
  const own = `assets/islands/${source.name}.js`;
  const styles = findStyles(bundle.inputs, relative(root, source.file).replaceAll('\\', '/'), []);
  const later = reach(own, (path) => importsOf(bundle.outputs, path));
  const now = reach(own, (path) => importsOf(bundle.outputs, path, 'import-statement'));
  return { preload: now.map(nameOf), files: later.map(nameOf), styles };
}

function reach(start: string, next: (path: string) => readonly string[]): string[] {
  const seen = new Set([start]);
  for (const path of seen) for (const other of next(path)) seen.add(other);
  return [...seen];
}

function importsOf(outputs: Bundle['outputs'], path: string, kind?: string): string[] {
  const imports = outputs[path]?.imports ?? [];
  return imports
    .filter((one) => !one.external && (kind === undefined || one.kind === kind))
    .map((one) => one.path);
}
