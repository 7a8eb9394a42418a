/**
 * The only file that uses esbuild, which is loaded on first use. Nothing is written to disk; problems are returned as
 * data.
 */

import { extname } from 'node:path';
import type { BuildOptions, Loader, Message, Metafile, Plugin } from 'esbuild';
import { wordTable } from '../../diagnostics/word-table.ts';
import { packageSearchPaths } from '../store/package-folder.ts';
import { guardedNames } from './guards.ts';
import { isRefusal, type PackageImport, type Refusal } from './package-import.ts';

/** `file` as esbuild saw it: relative to the working folder. Line and column count from 1. */
export type BundleProblem = { file: string; line: number; column: number; text: string; refusal?: Refusal };
export type BundleInputs = Metafile['inputs'];
export type BundleOutputs = Metafile['outputs'];
export type Bundle = { texts: ReadonlyMap<string, string>; inputs: BundleInputs; outputs: BundleOutputs };
export type BundlePlugin = Plugin;
export type BundleSettings = BuildOptions & { absWorkingDir: string };
export type Runtime = 'react' | 'preact';

/**
 * Restricts a site's own files. `taken`: their imports of packages. `place` maps a problem in a compiled file to the
 * source.
 */
export type BundleGuard = {
  plugin: BundlePlugin;
  taken: readonly PackageImport[];
  place: (problem: BundleProblem) => BundleProblem;
};

/**
 * `found`: React and the icons are resolved from the importing file, as for the program's own files. Keys of `texts`,
 * `inputs` and `outputs` are relative to `absWorkingDir`.
 */
export async function runBundle(
  options: BundleSettings,
  runtime: Runtime | 'found',
  guard?: BundleGuard,
): Promise<{ bundle: Bundle } | { problems: BundleProblem[] }> {
  try {
    const result = await withEsbuild(({ build }) =>
      build({
        ...sharedOptions,
        ...options,
        define: { ...sharedOptions.define, ...options.define },
        write: false,
        metafile: true,
        plugins: [
          ...(guard ? [guard.plugin] : []),
          ...(options.plugins ?? []),
          ...(runtime === 'found' ? [] : [broughtPackages(runtime)]),
        ],
      }),
    );
    const strip = options.absWorkingDir.length + 1;
    const texts = new Map(
      result.outputFiles.map((file) => [file.path.slice(strip).replaceAll('\\', '/'), file.text]),
    );
    return { bundle: { texts, inputs: result.metafile.inputs, outputs: result.metafile.outputs } };
  } catch (error) {
    const problems = readMessages(error).map(toProblem);
    return { problems: problems.map((problem) => guard?.place(problem) ?? problem) };
  }
}

export const styleTargets = ['chrome120', 'firefox121', 'safari17.2'];

/** `warnings` are esbuild's, about CSS that browsers would ignore. */
export async function minifyStyles(
  file: string,
  text: string,
): Promise<{ text: string; warnings: BundleProblem[] }> {
  const result = await withEsbuild(({ transform }) =>
    transform(text, {
      loader: 'css',
      minify: true,
      target: styleTargets,
      sourcefile: file,
      legalComments: 'none',
      logLevel: 'silent',
    }),
  );
  return { text: result.code.trim(), warnings: result.warnings.map(toProblem) };
}

type Esbuild = typeof import('esbuild');

let loaded: Promise<Esbuild> | undefined;

async function withEsbuild<Result>(work: (esbuild: Esbuild) => Promise<Result>): Promise<Result> {
  loaded ??= import('esbuild');
  return work(await loaded);
}

const loaders = wordTable<Loader>({
  '.ts': 'ts',
  '.mts': 'ts',
  '.cts': 'ts',
  '.tsx': 'tsx',
});

/** A file of a site with `guardedNames` replaced, and the source map. */
export async function compileGuarded(
  file: string,
  text: string,
): Promise<{ code: string; map: string } | { errors: Message[] }> {
  const { jsx, tsconfigRaw } = sharedOptions;
  try {
    return await withEsbuild(({ transform }) =>
      transform(text, {
        loader: loaders.get(extname(file)) ?? 'jsx',
        jsx,
        tsconfigRaw,
        define: { 'process.env.NODE_ENV': '"production"', ...guardedNames },
        sourcefile: file,
        sourcemap: 'external',
        sourcesContent: false,
        logLevel: 'silent',
      }),
    );
  } catch (error) {
    return { errors: readMessages(error) };
  }
}

const sharedOptions = {
  bundle: true,
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.css': 'empty' },
  legalComments: 'none',
  logLevel: 'silent',
  nodePaths: packageSearchPaths(),
  // A site's own tsconfig.json must not change what its pages look like.
  tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
} satisfies BuildOptions;

const preactNames = wordTable({
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
});

/**
 * The program's packages always come from the program, whatever a site has installed: two copies of React or Preact on
 * one page would not work together, and a change of a site's own icons would go unnoticed.
 */
function broughtPackages(runtime: Runtime): Plugin {
  const resolved = Symbol('resolved');
  const resolveDir = import.meta.dirname;
  return {
    name: 'brought-packages',
    setup(setup) {
      setup.onResolve(
        { filter: /^(react|react-dom|preact|lucide-react)(\/|$)/ },
        ({ path, kind, pluginData }) => {
          if (pluginData === resolved) return undefined;
          const name = runtime === 'preact' ? (preactNames.get(path) ?? path) : path;
          return setup.resolve(name, { kind, resolveDir, pluginData: resolved });
        },
      );
    },
  };
}

function readMessages(error: unknown): Message[] {
  if (!(error instanceof Error && 'errors' in error && Array.isArray(error.errors))) throw error;
  return error.errors;
}

/** esbuild counts columns in bytes from 0. */
function toProblem({ text, location, detail }: Message): BundleProblem {
  const problem = { text, ...(isRefusal(detail) && { refusal: detail }) };
  if (!location) return { ...problem, file: '', line: 1, column: 1 };
  const before = Buffer.from(location.lineText).subarray(0, location.column).toString();
  return { ...problem, file: location.file, line: location.line, column: before.length + 1 };
}
