/**
 * `npm run differential`: edits a site at random and holds each warm build against one from nothing (docs/bench.md).
 * Nothing here may import a package before `installPackages` has run.
 */
import { compile } from '../scripts/compile.js';
import { installPackages } from '../scripts/install-packages.js';
import { repository } from '../scripts/repository.js';
import { loadTask } from './load-task.js';

// As the command sets it: React has a slower build for development.
process.env.NODE_ENV = 'production';
process.chdir(repository);
process.exitCode = await differential(process.argv.slice(2));

async function differential(args) {
  const installed = await installPackages();
  if (installed !== 0) return installed;
  if (!(await compile())) return 70;
  const { default: compare } = await loadTask('compare-warm');
  return await compare(args, repository);
}
