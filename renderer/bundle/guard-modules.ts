import { isBuiltin } from 'node:module';
import { guardsName } from './guards.ts';
import { isPackaged } from './is-packaged.ts';
import type { BundlePlugin } from './run-esbuild.ts';

/** Modules of Node that only compute. */
const harmless: ReadonlySet<string> = new Set([
  'node:assert',
  'node:buffer',
  'node:events',
  'node:path',
  'node:path/posix',
  'node:punycode',
  'node:querystring',
  'node:stream',
  'node:string_decoder',
  'node:url',
  'node:util',
]);

/**
 * Gives packages in templates modules of Node whose functions throw when they are called: what a file, the network or
 * the machine says may differ in the next build, and nobody would notice. A site's own files can't import any.
 */
export function guardModules(): BundlePlugin {
  const namespace = 'guarded-module';
  return {
    name: namespace,
    setup(setup) {
      setup.onResolve({ filter: /^[a-z]/ }, ({ path, importer }) => {
        const name = path.replace(/^node:/, '');
        if (!isBuiltin(path) || !isPackaged(importer) || harmless.has(`node:${name}`)) return undefined;
        return { path: name, namespace };
      });
      setup.onLoad({ filter: /./, namespace }, ({ path }) => ({
        contents: `module.exports = ${guardsName}.moduleOf(${JSON.stringify(path)});`,
      }));
    },
  };
}
