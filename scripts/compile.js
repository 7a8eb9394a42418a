/**
 * `node scripts/compile.js`: bundles the command `site` and the public API from their TypeScript into lib/. Other
 * scripts import it.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleEditor, canBundleEditor } from './bundle-editor.js';
import { gatherLicences } from './gather-licences.js';
import { repository } from './repository.js';

const sources = [
  'cli',
  'editor',
  'renderer',
  'kinds',
  'diagnostics',
  'schemas',
  'templates',
  'scripts/bundle-editor.js',
  'scripts/compile.js',
  'scripts/gather-licences.js',
  'package.json',
];
/**
 * Packages that every command with a site needs are bundled with the program: one file loads faster than a hundred. All
 * others are imported where they are used.
 */
const compiledIn = ['commander', 'htmlparser2', 'react-router-dom', 'satteri', 'yaml'];
const banner = `import { createRequire as createRequireHere } from 'node:module'; const require = createRequireHere(import.meta.url);`;
const lib = join(repository, 'lib');
const entry = join(lib, 'site.js');
const editor = join(lib, 'editor/shell.js');

/** satteri's native part isn't bundled: it is looked up from where satteri is installed, as satteri itself does. */
const nativeFromPackage = {
  name: 'native-from-package',
  setup({ onLoad }) {
    const here = 'createRequire(import.meta.url)';
    onLoad({ filter: /[\\/]satteri[\\/]index\.js$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes(here)) throw new Error(`${path} no longer looks for its native part as it did`);
      return { contents: text.replace(here, `createRequire(${here}.resolve('satteri'))`), loader: 'js' };
    });
  },
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = (await compile()) ? 0 : 1;
}

/** Compiles if a source is newer than the result. False if the source doesn't compile (esbuild has said why). */
export async function compile() {
  if (modified(entry) >= newestSource() && existsSync(editor) === canBundleEditor()) return true;
  await writeMessages();
  const newest = newestSource();
  const outputs = await bundle();
  if (!outputs) return false;
  await replaceFiles(outputs, new Date(Math.ceil(newest)));
  return true;
}

function newestSource() {
  return Math.max(...sources.map((source) => newestIn(join(repository, source))));
}

/** The functions of messages are generated from Markdown, by a module of the program that is compiled just for this. */
async function writeMessages() {
  const { build } = await import('esbuild');
  const entryPoints = [join(repository, 'cli/types/message-files.ts')];
  const options = { bundle: true, format: 'esm', platform: 'node', write: false, logLevel: 'warning' };
  const { outputFiles } = await build({ ...options, entryPoints });
  const [{ text }] = outputFiles;
  const { messageFiles } = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  for (const [name, functions] of messageFiles(repository)) {
    const path = join(repository, name);
    if (existsSync(path) && readFileSync(path, 'utf8') === functions) continue;
    const staged = `${path}.${process.pid}`;
    await writeFile(staged, functions);
    await rename(staged, path);
  }
}

/** The shared esbuild options. */
function compiling() {
  const { dependencies } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
  return {
    absWorkingDir: repository,
    bundle: true,
    format: 'esm',
    platform: 'node',
    // As in Node itself.
    conditions: ['module-sync'],
    target: 'node20.19',
    external: Object.keys(dependencies).filter((name) => !compiledIn.includes(name)),
    define: { 'process.env.NODE_ENV': '"production"' },
    // For bundled packages that require Node's own modules.
    banner: { js: banner },
    plugins: [nativeFromPackage],
    logLevel: 'warning',
  };
}

/** Compiles a module that isn't a part of the program into a single file that behaves as if it were in lib/. */
export async function compileBeside(source, outfile) {
  const { build } = await import('esbuild');
  await build({ ...compiling(), entryPoints: [source], outfile });
}

/** One file per lazily imported command, so that `site --help` doesn't load React. */
async function bundle() {
  const { build } = await import('esbuild');
  try {
    // At the same time.
    const editing = canBundleEditor() ? bundleEditor(lib) : { outputFiles: [], inputs: {} };
    const { outputFiles, metafile } = await build({
      ...compiling(),
      entryPoints: {
        site: 'cli/main.ts',
        index: 'renderer/site.ts',
        'site-worker': 'cli/all/site-worker.ts',
      },
      outdir: lib,
      splitting: true,
      metafile: true,
      sourcemap: true,
      // The sources are in the repository; the package contains only the line mappings.
      sourcesContent: false,
      chunkNames: '[name]-[hash]',
      write: false,
    });
    const shell = await editing;
    const inputs = { ...metafile.inputs, ...shell.inputs };
    const licences = { path: join(lib, 'licences.txt'), contents: gatherLicences(inputs) };
    return [...outputFiles, ...shell.outputFiles, licences];
  } catch (error) {
    if (error.errors) return undefined;
    throw error;
  }
}

/**
 * Renames each file into place, the entry last, so that a `site` started meanwhile finds a whole program. The entry
 * gets the time of the newest source, whatever the clock says: a source saved since then is newer.
 */
async function replaceFiles(outputs, newest) {
  const ordered = outputs.toSorted((one, other) => Number(one.path === entry) - Number(other.path === entry));
  for (const { path, contents } of ordered) {
    const staged = `${path}.${process.pid}`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(staged, contents);
    if (path === entry) await utimes(staged, newest, newest);
    await rename(staged, path);
  }
  const kept = new Set(outputs.map(({ path }) => relative(lib, path).split(sep)[0]));
  for (const name of await readdir(lib)) {
    if (!kept.has(name) && !isBeingWritten(name)) await rm(join(lib, name), { recursive: true, force: true });
  }
}

/** Whether another process is compiling at the same time. */
function isBeingWritten(name) {
  const [, pid] = /\.(\d+)$/.exec(name) ?? [];
  try {
    return pid !== undefined && process.kill(Number(pid), 0);
  } catch {
    return false;
  }
}

/** Includes folders: only their time reveals a deleted file. Every command waits for this. */
function newestIn(path) {
  const times = [modified(path)];
  for (const child of foldersAndFiles(path)) {
    const inner = join(path, child.name);
    if (child.isDirectory()) times.push(newestIn(inner));
    else if (/\.(?:tsx?|css|html|md)$/.test(child.name)) times.push(modified(inner));
  }
  return Math.max(...times);
}

function foldersAndFiles(path) {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  }
}

function modified(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
