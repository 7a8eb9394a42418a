/**
 * `npm run manual`: the documentation as a website, from docs/ and examples/manual, in examples/manual/dist. Another
 * command can be named instead of `build`: `npm run manual -- watch`.
 */
import { join } from 'node:path';
import { writeChapters } from './chapters-of.js';
import { installPackages } from './install-packages.js';
import { repository } from './repository.js';
import { runCommand } from './run-command.js';
import { runNode } from './run-node.js';

process.exitCode = await runCommand(openManual);

async function openManual() {
  const installed = await installPackages('build');
  if (installed !== 0) return installed;
  writeChapters(join(repository, 'examples/manual'));
  const [command = 'build', ...options] = process.argv.slice(2);
  return runNode(['bin/site.js', command, '--root', 'examples/manual', ...options]);
}
