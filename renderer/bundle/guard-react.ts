import { guardsName } from './guards.ts';
import type { BundlePlugin } from './run-esbuild.ts';
import { linkedName } from './shipped-modules.ts';

const namespace = 'guarded-react';

/** Gives the files that `isGuarded` (absolute paths) the React of `guarded-react.ts`; other files keep React itself. */
export function guardReactIn(isGuarded: (file: string) => boolean): BundlePlugin {
  return {
    name: namespace,
    setup(setup) {
      setup.onResolve({ filter: /^react(?:\/jsx-runtime)?$/ }, ({ path, importer, namespace: from }) =>
        from === 'file' && isGuarded(importer) ? { path, namespace } : undefined,
      );
      setup.onLoad({ filter: /./, namespace }, ({ path }) => ({
        contents: `module.exports = ${exportsOf(path)};`,
      }));
    },
  };
}

function exportsOf(path: string): string {
  const react = `${linkedName}.packages.react.exports`;
  const island = `${linkedName}.modules["templates/components/island/island.tsx"]`;
  if (path === 'react') return `${guardsName}.react(${react}, ${island})`;
  return `${guardsName}.jsx(${linkedName}.packages[${JSON.stringify(path)}].exports, ${react}, ${island})`;
}
