import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repository } from '../scripts/repository.js';

/**
 * Loads a module of bench/ by name. It is TypeScript; its bundle goes into the `node_modules` of a folder: that of the
 * program, where it finds the program’s schemas and templates, or that of bench/, where it finds all packages.
 */
export async function loadTask(name, folder) {
  const { build } = await import('esbuild');
  const outfile = join(repository, folder, `node_modules/.cache/${name}.mjs`);
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
