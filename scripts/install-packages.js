import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findMissing, hasExtra, readInstalled, readWanted, unfinished } from './find-missing.js';
import { repository } from './repository.js';
import { runNpm } from './run-npm.js';

/** The uses of packages: where they are listed, and whether packages for development are included. */
const uses = {
  build: { folder: repository, dev: false },
  tests: { folder: repository, dev: true },
  bench: { folder: join(repository, 'bench'), dev: false },
};
const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=warn'];
/** npm retries after 10 seconds, then after a minute: without a network, nobody should wait that long for an error. */
const patience = '--fetch-retry-maxtimeout=10000';

/**
 * Installs exactly the packages in the lock file for a use (`build`, `tests`, `bench`), unless they are there already.
 * An interrupted install counts as none. Resolves to an exit code.
 */
export async function installPackages(use) {
  const { folder, dev } = uses[use];
  const wanted = await readWanted(folder);
  const installed = await readInstalled(folder);
  const missing = installed ? findMissing(wanted, installed, { dev }) : 'none are there yet';
  if (missing === undefined) return 0;
  console.error(`Installing packages from package-lock.json (${missing}) …`);
  if (!installed) return cleanInstall(folder, { dev });
  // Keeps installed packages for development, although a build doesn't need them.
  const hasDev = Object.values(installed).some((entry) => entry.dev);
  return addPackages(folder, { wanted, dev: dev || hasDev });
}

/** Removes existing packages first. Fails if the lock file doesn't match package.json. */
function cleanInstall(folder, { dev }) {
  return runNpm(['ci', include(dev), patience, ...quiet], folder);
}

/** Keeps existing packages, which takes half the time. It would also install packages that no lock file lists. */
async function addPackages(folder, { wanted, dev }) {
  const mark = join(folder, unfinished);
  await writeFile(mark, '');
  const code = await runNpm(['install', '--no-save', include(dev), patience, ...quiet], folder);
  // When npm exits by itself, it has restored what was there.
  if (code <= 128) await rm(mark);
  if (code !== 0) return code;
  const installed = await readInstalled(folder);
  const isExact = installed && !findMissing(wanted, installed, { dev }) && !hasExtra(wanted, installed);
  return isExact ? 0 : cleanInstall(folder, { dev });
}

function include(dev) {
  return dev ? '--include=dev' : '--omit=dev';
}
