/**
 * `npm run bench`: how long sites of generated articles take to build, beside other generators where they are asked for
 * (docs/bench.md). Nothing here may import a package before `installPackages` has run.
 */
import { compile } from '../scripts/compile.js';
import { installPackages } from '../scripts/install-packages.js';
import { repository } from '../scripts/repository.js';
import { loadTask } from './load-task.js';

process.chdir(repository);
process.exitCode = await bench(process.argv.slice(2));

async function bench(args) {
  const installed = await installPackages();
  if (installed !== 0) return installed;
  if (!(await compile())) return 70;
  const { default: measure } = await loadTask('measure-builds');
  return await measure(args, repository);
}
