import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ownValue } from '../../diagnostics/own-value.ts';
import { fieldsOf } from '../fields-of.ts';
import { packageFolder, packageName, packageVersion } from '../package-folder.ts';
import type { NewFile } from './make-whole.ts';
import { packProgram } from './pack-program.ts';

/** How a new repository gets this very program. `version`: as its package.json asks for it. `files`: what it has to bring along. */
export type OwnPackage = { version: string; files: NewFile[] };

/**
 * By its version, where npm got it from a registry. What was installed from a file, a folder or a repository, or runs where
 * it is worked on, may be in no registry: it is packed and goes along.
 */
export async function ownPackage(): Promise<OwnPackage> {
  const packed = isFromRegistry(packageFolder()) ? undefined : await packProgram();
  if (packed === undefined) return { version: packageVersion(), files: [] };
  const name = path.basename(packed);
  return { version: `file:${name}`, files: [{ name, copyOf: packed }] };
}

/** Source of the form: npm-shrinkwrap.json(5), “Hidden Lockfiles”. Where another program has installed it, nobody says. */
export function isFromRegistry(folder: string): boolean {
  const above = folder.lastIndexOf(`${path.sep}node_modules${path.sep}`);
  if (above < 0) return false;
  const lock = path.join(folder.slice(0, above), 'node_modules/.package-lock.json');
  if (!existsSync(lock)) return true;
  const { packages } = fieldsOf(JSON.parse(readFileSync(lock, 'utf8')));
  const { resolved } = fieldsOf(ownValue(fieldsOf(packages), `node_modules/${packageName()}`));
  return resolved === undefined || /^https?:\/\//.test(String(resolved));
}
