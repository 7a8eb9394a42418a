/**
 * `npm run weigh`, `npm run lighthouse`, `npm run typefaces` and `npm run contact-sheet`: builds the shipped site into a temporary
 * folder, serves it there as a host would, and measures it. Nothing here may import a package before
 * `installPackages` has run.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile } from '../scripts/compile.js';
import { installPackages } from '../scripts/install-packages.js';
import { prepareBrowser } from '../scripts/prepare-browser.js';
import { repository } from '../scripts/repository.js';
import { runNode } from '../scripts/run-node.js';

const tasks = ['weigh', 'lighthouse', 'contact-sheet', 'typefaces'];

process.chdir(repository);
process.exitCode = await runTask(process.argv[2]);

async function runTask(name) {
  if (!tasks.includes(name)) {
    console.error(`Usage: node bench/run.js ${tasks.join('|')}`);
    return 2;
  }
  const installed = await installPackages();
  if (installed !== 0) return installed;
  if (!(await compile())) return 70;
  await prepareBrowser();
  const temporary = await mkdtemp(join(tmpdir(), 'site-bench-'));
  try {
    const out = join(temporary, 'dist');
    const built = await runNode(['bin/site.js', 'build', '--out', out]);
    if (built !== 0) return built;
    const { default: task } = await load(name);
    return await task(out);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** The measuring itself is TypeScript. Its bundle stands in node_modules so that it finds the packages. */
async function load(name) {
  const { build } = await import('esbuild');
  const outfile = join(repository, `node_modules/.cache/site-bench/${name}.mjs`);
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
