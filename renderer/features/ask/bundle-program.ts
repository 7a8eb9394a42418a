import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { type BundlePlugin, runBundle } from '../../bundle/run-esbuild.ts';
import { isWithin } from '../../store/is-within.ts';
import type { DataProgram, Failure } from './data-program.ts';

/**
 * The program as one module that Node can run, with the files that it imports from `data/`. Packages are left to Node,
 * which finds those of the site.
 */
export async function bundleProgram({
  root,
  name,
  fileOf,
  file,
}: DataProgram): Promise<{ code: string } | Failure> {
  const real = realpathSync(root);
  const built = await runBundle(
    {
      absWorkingDir: real,
      entryPoints: [`data/${name}`],
      outfile: 'program.js',
      platform: 'node',
      target: 'node20',
      format: 'esm',
      packages: 'external',
      sourcemap: 'inline',
      sourcesContent: false,
      plugins: [onlyFrom(join(real, 'data'))],
    },
    'found',
  );
  if ('bundle' in built) return { code: built.bundle.texts.get('program.js') ?? '' };
  const [first] = built.problems;
  if (!first) return { failure: { why: 'not-compiled' } };
  const place = { file: fileOf(join(root, first.file)) ?? file, line: first.line, column: first.column };
  return { failure: { why: 'not-compiled', said: first.text }, ...(first.file !== '' && { place }) };
}

/** Nothing that an editor has written may run, so nothing outside this folder does. */
function onlyFrom(folder: string): BundlePlugin {
  return {
    name: 'only-from-data',
    setup(setup) {
      setup.onLoad({ filter: /./, namespace: 'file' }, ({ path }) =>
        isWithin(folder, path)
          ? undefined
          : { errors: [{ text: `it imports “${path.slice(folder.length - 4)}”, which is outside data/` }] },
      );
    },
  };
}
