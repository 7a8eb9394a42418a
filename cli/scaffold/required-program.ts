import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fieldsOf } from '../../diagnostics/fields.ts';
import { ownProperty } from '../../diagnostics/own-property.ts';
import { packageFolder, packageName, packageVersion } from '../package-folder.ts';
import type { NewFile } from './make-whole.ts';
import { packProgram } from './pack-program.ts';

/** How a new repository gets this very program. `version`: for its package.json. `files`: those to include. */
export type RequiredProgram = { version: string; files: NewFile[] };

/**
 * By version if npm installed it from a registry. A program installed from a file, a folder or a repository, or run
 * from its sources, may be in no registry: it is packed and included.
 */
export async function requiredProgram(): Promise<RequiredProgram> {
  const packed = isFromRegistry(packageFolder()) ? undefined : await packProgram();
  if (packed === undefined) return { version: packageVersion(), files: [] };
  const name = path.basename(packed);
  return { version: `file:${name}`, files: [{ name, copyOf: packed }] };
}

/** Source of the format: npm-shrinkwrap.json(5), “Hidden Lockfiles”. Other package managers don't say. */
export function isFromRegistry(folder: string): boolean {
  const above = folder.lastIndexOf(`${path.sep}node_modules${path.sep}`);
  if (above < 0) return false;
  const lock = path.join(folder.slice(0, above), 'node_modules/.package-lock.json');
  if (!existsSync(lock)) return true;
  const { packages } = fieldsOf(JSON.parse(readFileSync(lock, 'utf8')));
  const { resolved } = fieldsOf(ownProperty(fieldsOf(packages), `node_modules/${packageName()}`));
  return resolved === undefined || /^https?:\/\//.test(String(resolved));
}
