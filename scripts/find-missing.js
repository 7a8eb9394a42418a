import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Exists while npm adds packages. npm's own list of installed packages would survive an interrupted install. */
export const unfinished = 'node_modules/.unfinished';

/** The packages of the lock file of `folder`: path → entry. */
export async function readWanted(folder) {
  const wanted = await readPackages(join(folder, 'package-lock.json'));
  if (!wanted)
    throw new Error('package-lock.json is missing: this is not a complete copy of the repository.');
  delete wanted[''];
  return wanted;
}

/**
 * The packages that npm has installed in `folder`, from the list that it writes last; undefined after an interrupted
 * install.
 */
export async function readInstalled(folder) {
  if (existsSync(join(folder, unfinished))) return undefined;
  return readPackages(join(folder, 'node_modules/.package-lock.json'));
}

/** The reason for an install, or undefined. `dev`: whether packages for development count. */
export function findMissing(wanted, installed, { dev }) {
  for (const [path, entry] of Object.entries(wanted)) {
    if (entry.dev && !dev) continue;
    if (isSameRelease(entry, installed[path])) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (installed[path]) return `${name} is another version`;
    if (isNeededHere(entry)) return `${name} is missing`;
  }
  return undefined;
}

/** Whether a package is installed that the lock file doesn't list. */
export function hasExtra(wanted, installed) {
  return Object.entries(installed).some(([path, entry]) => !isSameRelease(wanted[path], entry));
}

function isSameRelease(one, other) {
  return one?.version === other?.version && one?.integrity === other?.integrity;
}

/** Each optional package contains a binary for one system; those for this system are required after all. */
function isNeededHere(entry) {
  if (!entry.optional && !entry.devOptional) return true;
  const plainBinary = entry.os && entry.cpu && !entry.libc;
  return Boolean(plainBinary && entry.os.includes(process.platform) && entry.cpu.includes(process.arch));
}

async function readPackages(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8')).packages;
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
