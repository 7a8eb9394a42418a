/** The one file that knows esbuild. Nothing is written to disk; what is wrong comes back as data. */
import { type BuildOptions, build, type Message, type Metafile, type Plugin, transform } from 'esbuild';
import { packageSearchPaths } from './package-folder.ts';

/** `file` as esbuild saw it: relative to the working folder. Line and column count from 1. */
export type BundleProblem = { file: string; line: number; column: number; text: string };
export type BundleInputs = Metafile['inputs'];
export type BundleOutputs = Metafile['outputs'];
export type Bundle = { texts: ReadonlyMap<string, string>; inputs: BundleInputs; outputs: BundleOutputs };
export type BundlePlugin = Plugin;
export type Runtime = 'react' | 'preact';

/** Keys of `texts`, `inputs` and `outputs` are relative to `absWorkingDir`. */
export async function runBundle(
  options: BuildOptions & { absWorkingDir: string },
  runtime: Runtime,
): Promise<{ bundle: Bundle } | { problems: BundleProblem[] }> {
  try {
    const result = await build({
      ...sharedOptions,
      ...options,
      write: false,
      metafile: true,
      plugins: [...(options.plugins ?? []), frameworkFrom(runtime)],
    });
    const strip = options.absWorkingDir.length + 1;
    const texts = new Map(
      result.outputFiles.map((file) => [file.path.slice(strip).replaceAll('\\', '/'), file.text]),
    );
    return { bundle: { texts, inputs: result.metafile.inputs, outputs: result.metafile.outputs } };
  } catch (error) {
    return { problems: readProblems(error) };
  }
}

/** `warnings` are what esbuild says about CSS that browsers would skip over. */
export async function minifyStyles(
  file: string,
  text: string,
): Promise<{ text: string; warnings: BundleProblem[] }> {
  const target = ['chrome120', 'firefox121', 'safari17.2'];
  const result = await transform(text, {
    loader: 'css',
    minify: true,
    target,
    sourcefile: file,
    legalComments: 'none',
    logLevel: 'silent',
  });
  return { text: result.code.trim(), warnings: result.warnings.map(toProblem) };
}

const sharedOptions: BuildOptions = {
  bundle: true,
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.css': 'empty' },
  legalComments: 'none',
  logLevel: 'silent',
  nodePaths: packageSearchPaths(),
  // A site's own tsconfig.json must not change what its pages look like.
  tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
};

const preactNames: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/** React and Preact always come from the program's own packages: two copies on one page would not know each other. */
function frameworkFrom(runtime: Runtime): Plugin {
  const resolved = Symbol('resolved');
  const resolveDir = import.meta.dirname;
  return {
    name: 'framework',
    setup(setup) {
      setup.onResolve({ filter: /^(react|react-dom|preact)(\/|$)/ }, ({ path, kind, pluginData }) => {
        if (pluginData === resolved) return undefined;
        const name = runtime === 'preact' ? (preactNames[path] ?? path) : path;
        return setup.resolve(name, { kind, resolveDir, pluginData: resolved });
      });
    },
  };
}

function readProblems(error: unknown): BundleProblem[] {
  if (!(error instanceof Error && 'errors' in error && Array.isArray(error.errors))) throw error;
  return error.errors.map(toProblem);
}

/** esbuild counts columns in bytes from 0. */
function toProblem({ text, location }: Message): BundleProblem {
  if (!location) return { file: '', line: 1, column: 1, text };
  const before = Buffer.from(location.lineText).subarray(0, location.column).toString();
  return { file: location.file, line: location.line, column: before.length + 1, text };
}
