/**
 * Bundles the editor of `site edit` for browsers, into lib/editor/. What it is made of is compiled in, so an installed
 * package has no dependency more; and a clone that has only the packages of a build goes without it.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from './repository.js';

export function canBundleEditor() {
  return existsSync(join(repository, 'node_modules/react-aria-components/package.json'));
}

/** The editor speaks English: the words of react-aria in 33 other languages were a third of it. */
const englishOnly = {
  name: 'english-only',
  setup({ onLoad }) {
    const words = /[\\/]intl[\\/].*[a-z]{2}-[A-Z]{2}\.m?js$/;
    onLoad({ filter: words }, ({ path }) =>
      path.includes('en-US') ? undefined : { contents: 'export default {}', loader: 'js' },
    );
  },
};

/** The files, and those of which code went into them. */
export async function bundleEditor(lib) {
  const { build } = await import('esbuild');
  const outdir = join(lib, 'editor');
  const { outputFiles, metafile } = await build({
    absWorkingDir: repository,
    entryPoints: ['editor/shell.tsx', 'editor/page.ts'],
    outdir,
    bundle: true,
    minify: true,
    // A script of a page must leave no names behind there, and has to run before the page is read to its end.
    format: 'iife',
    platform: 'browser',
    target: ['chrome123', 'firefox121', 'safari17.5'],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [englishOnly],
    metafile: true,
    write: false,
    logLevel: 'warning',
  });
  const asTheyAre = ['shell.html', 'icon.svg'].map(async (name) => ({
    path: join(outdir, name),
    contents: await readFile(join(repository, 'editor', name)),
  }));
  return {
    outputFiles: [...outputFiles, ...(await Promise.all(asTheyAre))],
    inputs: inputsWithCode(metafile),
  };
}

function inputsWithCode({ outputs }) {
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
  return Object.fromEntries(inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0));
}
