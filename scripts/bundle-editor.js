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

/** What edits a block of an article is a file of its own, which is loaded with the first of them. */
const richApart = {
  name: 'rich-apart',
  setup({ onResolve }) {
    onResolve({ filter: /\/open-rich\.ts$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: '/rich.js', external: true } : undefined,
    );
  },
};

/** The files, and those of which code went into them. */
export async function bundleEditor(lib) {
  const { build } = await import('esbuild');
  const outdir = join(lib, 'editor');
  const options = {
    absWorkingDir: repository,
    outdir,
    bundle: true,
    minify: true,
    platform: 'browser',
    target: ['chrome123', 'firefox121', 'safari17.5'],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [englishOnly, richApart],
    metafile: true,
    write: false,
    logLevel: 'warning',
  };
  const [scripts, rich] = await Promise.all([
    // A script of a page must leave no names behind there, and has to run before the page is read to its end.
    build({ ...options, entryPoints: ['editor/shell.tsx', 'editor/page.ts'], format: 'iife' }),
    build({ ...options, entryPoints: { rich: 'editor/rich/open-rich.ts' }, format: 'esm' }),
  ]);
  const asTheyAre = ['shell.html', 'icon.svg'].map(async (name) => ({
    path: join(outdir, name),
    contents: await readFile(join(repository, 'editor', name)),
  }));
  return {
    outputFiles: [...scripts.outputFiles, ...rich.outputFiles, ...(await Promise.all(asTheyAre))],
    inputs: { ...inputsWithCode(scripts.metafile), ...inputsWithCode(rich.metafile) },
  };
}

function inputsWithCode({ outputs }) {
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
  return Object.fromEntries(inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0));
}
