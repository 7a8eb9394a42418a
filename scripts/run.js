/**
 * `npm run build`, `npm start`, `npm test` and `npm run test:all`: each installs what it needs first, so that it may be
 * the first command in a fresh clone. Nothing here may import a package before `installPackages` has run.
 */
import { findChangedTests } from './changed-tests.js';
import { compile } from './compile.js';
import { installPackages } from './install-packages.js';
import { prepareBrowser } from './prepare-browser.js';
import { repository } from './repository.js';
import { runCommand } from './run-command.js';
import { runNode } from './run-node.js';
import { runTests } from './run-tests.js';
import { selectTests } from './select-tests.js';

const tasks = {
  build: (args) => runNode(['bin/site.js', 'build', ...args]),
  start: (args) => runNode(['bin/site.js', 'watch', ...args]),
  test: (args) => test(args, { long: false }),
  'test:all': (args) => test(args, { long: true }),
};

const [name = '', ...args] = process.argv.slice(2);
process.exitCode = await runCommand(() => runTask(name, args));

async function test(args, { long }) {
  const selected = selectTests(args, () => findChangedTests(repository));
  const browser = !selected.browser || (await prepareBrowser());
  return runTests(selected.args, { browser, long });
}

async function runTask(name, args) {
  const task = tasks[name];
  if (!task) {
    console.error(`Usage: node scripts/run.js ${Object.keys(tasks).join('|')}`);
    return 2;
  }
  const isTest = name.startsWith('test');
  process.chdir(repository);
  const installed = await installPackages(isTest ? 'tests' : 'build');
  if (installed !== 0) return installed;
  const compiled = await compile();
  // The tests run even if the program doesn't compile: the checks explain best what is wrong with its source.
  if (!compiled && !isTest) return 70;
  return task(args);
}
