/**
 * A package that can't be bundled is a problem of whoever imports it: nobody would find the line of a file that is
 * neither theirs nor the program's.
 */
import { isBuiltin } from 'node:module';
import { dirname } from 'node:path';
import { isPackaged } from './is-packaged.ts';
import type { PackageImport, Refusal } from './package-import.ts';
import { type BundleProblem, type Runtime, runBundle } from './run-esbuild.ts';
import { packageNameOf } from './site-packages.ts';

type Bundling = {
  /** What the problems' files are relative to. */
  root: string;
  taken: readonly PackageImport[];
  platform: 'browser' | 'node';
  runtime: Runtime;
};

/** Moves problems within packages to the imports in a site's own files that lead there. */
export async function blameImports(
  problems: readonly BundleProblem[],
  bundling: Bundling,
): Promise<BundleProblem[]> {
  const others = problems.filter(({ file }) => !isPackaged(file));
  if (others.length === problems.length) return others;
  const paths = [...new Set(bundling.taken.map(({ path }) => path))];
  const blamed = await Promise.all(paths.map((path) => problemsOfImport(path, bundling)));
  return blamed.some((found) => found.length > 0) ? [...others, ...blamed.flat()] : [...problems];
}

/** Which of several packages is to blame shows when each is bundled by itself. */
async function problemsOfImport(path: string, bundling: Bundling): Promise<BundleProblem[]> {
  const { taken, root, platform, runtime } = bundling;
  const importers = [...new Set(taken.filter((one) => one.path === path).map(({ importer }) => importer))];
  const [first] = importers;
  if (first === undefined) return [];
  const contents = `export * from ${JSON.stringify(path)};`;
  const built = await runBundle(
    {
      absWorkingDir: root,
      stdin: { contents, resolveDir: dirname(first), loader: 'js' },
      ...{ outfile: 'package.js', platform, format: 'esm', target: 'es2022' },
    },
    runtime,
  );
  const problem = 'problems' in built ? built.problems.find(({ file }) => isPackaged(file)) : undefined;
  if (!problem) return [];
  const refusal = refusalOf(packageNameOf(path) ?? path, problem.text);
  return (await Promise.all(importers.map((importer) => placesOf(path, importer, root)))).flatMap((places) =>
    places.map((place) => ({ ...place, refusal })),
  );
}

function refusalOf(name: string, text: string): Refusal {
  const [, module = ''] = /^Could not resolve "([^"]+)"$/.exec(text) ?? [];
  return isBuiltin(module) ? { kind: 'needs-node', name, module } : { kind: 'unbundled', name, detail: text };
}

/** esbuild itself says where a file imports something: this build stops there. */
async function placesOf(path: string, importer: string, root: string): Promise<BundleProblem[]> {
  const built = await runBundle(
    {
      absWorkingDir: root,
      entryPoints: [importer],
      outfile: 'importer.js',
      plugins: [
        {
          name: 'places',
          setup(setup) {
            setup.onResolve({ filter: /./ }, (one) => {
              if (one.kind === 'entry-point') return undefined;
              return one.path === path ? { errors: [{ text: path }] } : { path: one.path, external: true };
            });
          },
        },
      ],
    },
    'found',
  );
  return 'problems' in built ? built.problems : [];
}
