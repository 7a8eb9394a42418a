/**
 * `npm run weigh`, `npm run lighthouse`, `npm run typefaces` and `npm run contact-sheet`: builds the shipped site into a temporary
 * folder, serves it there as a host would, and measures it. Nothing here may import a package before
 * `installPackages` has run.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '../scripts/compile.js';
import { incomplete } from '../scripts/incomplete.js';
import { installPackages } from '../scripts/install-packages.js';
import { noBrowser, prepareBrowser } from '../scripts/prepare-browser.js';
import { repository } from '../scripts/repository.js';
import { runCommand } from '../scripts/run-command.js';
import { runNode } from '../scripts/run-node.js';
import { loadTask } from './load-task.js';

const tasks = ['weigh', 'lighthouse', 'contact-sheet', 'typefaces'];

process.chdir(repository);
process.exitCode = await runCommand(() => runTask(process.argv[2]));

async function runTask(name) {
  if (!tasks.includes(name)) {
    console.error(`Usage: node bench/run.js ${tasks.join('|')}`);
    return 2;
  }
  // Lighthouse is as large as everything that the other tasks need, and has a package.json of its own.
  const uses = name === 'lighthouse' ? ['tests', 'bench'] : ['tests'];
  for (const use of uses) {
    const installed = await installPackages(use);
    if (installed !== 0) return installed;
  }
  if (!(await compile())) return 70;
  if (!(await prepareBrowser())) {
    console.error(noBrowser);
    return incomplete;
  }
  const temporary = await mkdtemp(join(tmpdir(), 'site-bench-'));
  try {
    const out = join(temporary, 'dist');
    const built = await runNode(['bin/site.js', 'build', '--out', out]);
    if (built !== 0) return built;
    const { default: task } = await loadTask(name, 'bench');
    return await task(out);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
