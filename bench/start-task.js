import { compile } from '../scripts/compile.js';
import { installPackages } from '../scripts/install-packages.js';
import { repository } from '../scripts/repository.js';
import { loadTask } from './load-task.js';

/** Runs a module of bench/ that works with the compiled program, and ends with its exit code. Nothing before may import a package. */
export async function startTask(name) {
  // As the command sets it: React has a slower build for development.
  process.env.NODE_ENV = 'production';
  process.chdir(repository);
  const installed = await installPackages();
  if (installed !== 0) return installed;
  if (!(await compile())) return 70;
  const { default: task } = await loadTask(name);
  return await task(process.argv.slice(2), repository);
}
