import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from './repository.js';
import { runNode, runProgram } from './run-node.js';

/**
 * Installs exactly what the lock file lists, unless it is there already. npm leaves a list of what it installed
 * in node_modules, written last: an interrupted install counts as none. Resolves to an exit code.
 */
export async function installPackages() {
  const missing = await findMissing();
  if (missing === undefined) return 0;
  console.error(`Installing packages from package-lock.json (${missing}) …`);
  const args = ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await runNpm(args);
  if (code !== 0) console.error(`The packages could not be installed: npm ended with exit code ${code}.`);
  return code;
}

/** Standard output belongs to the command that follows, so npm's goes to standard error. */
function runNpm(args) {
  const options = { stdio: ['ignore', 2, 2] };
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return runNode([script, ...args], options);
  if (process.platform === 'win32') return runProgram('npm.cmd', args, { ...options, shell: true });
  return runProgram('npm', args, options);
}

/** Why an install is needed, or undefined. */
async function findMissing() {
  const wanted = await readPackages('package-lock.json');
  const installed = await readPackages('node_modules/.package-lock.json');
  if (!wanted)
    throw new Error('package-lock.json is missing: this is not a complete copy of the repository.');
  if (!installed) return 'none are there yet';
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '' || sameRelease(entry, installed[path])) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (installed[path]) return `${name} is another version`;
    if (isNeededHere(entry)) return `${name} is missing`;
  }
  return undefined;
}

function sameRelease(wanted, installed) {
  return (
    installed !== undefined &&
    wanted.version === installed.version &&
    wanted.integrity === installed.integrity
  );
}

/** Optional packages carry a binary for one system each; the ones for this system are needed after all. */
function isNeededHere(entry) {
  if (!entry.optional && !entry.devOptional) return true;
  const plainBinary = entry.os && entry.cpu && !entry.libc;
  return Boolean(plainBinary && entry.os.includes(process.platform) && entry.cpu.includes(process.arch));
}

async function readPackages(file) {
  try {
    return JSON.parse(await readFile(join(repository, file), 'utf8')).packages;
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
