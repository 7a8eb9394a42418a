import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repository } from '../scripts/repository.js';

/**
 * Loads a module of bench/ by name. It is TypeScript; its bundle goes into bench/node_modules, from where it finds all
 * packages.
 */
export async function loadTask(name) {
  const { build } = await import('esbuild');
  const outfile = join(repository, `bench/node_modules/.cache/${name}.mjs`);
  await build({
    entryPoints: [join(repository, `bench/${name}.ts`)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    logLevel: 'warning',
  });
  return import(pathToFileURL(outfile).href);
}
