import { compile } from '../scripts/compile.js';
import { installPackages } from '../scripts/install-packages.js';
import { repository } from '../scripts/repository.js';
import { runCommand } from '../scripts/run-command.js';
import { loadTask } from './load-task.js';

/**
 * Runs a module of bench/ that works with the compiled program, and exits with its code. Nothing before may import a
 * package.
 */
export function startTask(name) {
  return runCommand(() => runTask(name));
}

async function runTask(name) {
  // As the command sets it: React has a slower build for development.
  process.env.NODE_ENV = 'production';
  process.chdir(repository);
  const installed = await installPackages('tests');
  if (installed !== 0) return installed;
  if (!(await compile())) return 70;
  const { default: task } = await loadTask(name, '.');
  return await task(process.argv.slice(2), repository);
}
