/**
 * The islands as `site watch` sends them in place of the published ones: with React's or Preact's development build,
 * which says what is wrong, and with source maps, by which its place is found. Never part of an output.
 */
import { type BundlePlugin, type Runtime, runBundle } from '../bundle/run-esbuild.ts';
import type { CodeFolders } from '../store/package-folder.ts';
import { findIsland, type IslandBundle, islandSettings } from './bundle-islands.ts';

/** `scripts`: by their path below `base`. `published`: what takes the place of a published file, by its name. */
export type DevelopedIslands = {
  scripts: ReadonlyMap<string, string>;
  published: ReadonlyMap<string, string>;
};

/** Undefined if they can't be bundled: the build says why. `base`: the address of the scripts, with a final slash. */
export async function developIslands(
  folders: CodeFolders,
  { islands }: IslandBundle,
  { runtime, base }: { runtime: Runtime; base: string },
): Promise<DevelopedIslands | undefined> {
  const sources = [...islands.keys()].flatMap((name) => findIsland(folders, name) ?? []);
  const settings = islandSettings(folders, sources);
  const built = await runBundle(
    {
      ...settings,
      sourcemap: 'inline',
      jsxDev: true,
      define: { 'process.env.NODE_ENV': '"development"' },
      plugins: [listening(runtime), ...settings.plugins],
    },
    runtime,
  );
  if ('problems' in built) return undefined;
  const strip = `${settings.outdir}/`;
  const scripts = [...built.bundle.texts].map(([path, text]) => [path.slice(strip.length), text] as const);
  return { scripts: new Map(scripts), published: replacements(islands, base) };
}

/** A shared file has nothing to do any more, and must not run a second time. */
function replacements(islands: IslandBundle['islands'], base: string): Map<string, string> {
  const shared = [...islands.values()].flatMap(({ files: [, ...others] }) => others);
  const own = [...islands].map(
    ([name, { files }]) => [files[0] ?? '', `export { default } from "${base}islands/${name}.js";`] as const,
  );
  return new Map([...shared.map((name) => [name, 'export {};'] as const), ...own]);
}

/**
 * React says some things only to whoever asks: where the browser's first render differs, and of which element a warning
 * is. Preact says all of it on the console.
 */
function listening(runtime: Runtime): BundlePlugin {
  const namespace = 'listening';
  return {
    name: namespace,
    setup(setup) {
      setup.onResolve({ filter: /^react-dom\/client$/ }, ({ importer, namespace: from }) =>
        from === namespace || !importer.endsWith('hydrate-island.ts')
          ? undefined
          : { path: runtime, namespace },
      );
      setup.onLoad({ filter: /./, namespace }, () => ({
        contents: runtime === 'preact' ? `import 'preact/debug';\n${listeningText}` : listeningText,
        resolveDir: import.meta.dirname,
        loader: 'js',
      }));
    },
  };
}

/** `siteFailures` holds what is said before the page's own script listens. */
const listeningText = `
import * as React from 'react';
import { hydrateRoot as hydrate } from 'react-dom/client';

const tell = (kind, message, stack) => {
  const failure = { kind, message: String(message), stack: String(stack ?? '') };
  (globalThis.siteFailures ??= []).push(failure);
  dispatchEvent(new CustomEvent('site-failure', { detail: failure }));
};
const say = console.error;
console.error = (...args) => {
  const [format, ...values] = args;
  const stack = React.captureOwnerStack?.() || new Error().stack;
  if (typeof format === 'string')
    tell('warning', format.replace(/%[sdioOc]/g, () => String(values.shift() ?? '')), stack);
  say(...args);
};
export const hydrateRoot = (element, node, options) =>
  hydrate(element, node, {
    ...options,
    onRecoverableError: (error, { componentStack }) => {
      const owners = React.captureOwnerStack?.() ?? '';
      tell('mismatch', (error.cause ?? error).message, owners + '\\n' + componentStack);
    },
  });
`;
