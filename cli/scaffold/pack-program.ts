/** The program as an npm package: the result of `npm pack` in its folder, cached until a file of it changes. */

import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { fieldsOf } from '../../diagnostics/fields.ts';
import { packageFolder, packageName, packageVersion } from '../package-folder.ts';

/** The file, absolute. Undefined if there is no npm, or it fails: then the version has to do. */
export async function packProgram(): Promise<string | undefined> {
  const folder = packageFolder();
  const kept = path.join(folder, 'lib/values', `${packageName()}-${packageVersion()}.tgz`);
  if (existsSync(kept) && statSync(kept).mtimeMs > newest(folder)) return kept;
  try {
    mkdirSync(path.dirname(kept), { recursive: true });
    const scratch = mkdtempSync(path.join(path.dirname(kept), 'pack-'));
    await runNpm(['pack', '--ignore-scripts', '--silent', '--pack-destination', scratch, folder]);
    const [name = ''] = readdirSync(scratch);
    renameSync(path.join(scratch, name), kept);
    rmSync(scratch, { recursive: true });
    return kept;
  } catch {
    // Even if npm fails, the clone is complete: it just uses the registry.
    return undefined;
  }
}

const runFile = promisify(execFile);

/** Nothing is downloaded, and no script runs. On Windows npm is a shell script. */
async function runNpm(args: readonly string[]): Promise<void> {
  await runFile('npm', [...args], { shell: process.platform === 'win32' });
}

/** The latest modification of the files in the package, in milliseconds. */
function newest(folder: string): number {
  const { files } = fieldsOf(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));
  const listed = Array.isArray(files) ? files.filter((file) => !file.startsWith('!')) : [];
  const roots = new Set(['package.json', ...listed.map((file) => String(file).split('*')[0] ?? '')]);
  return Math.max(...[...roots].map((root) => newestIn(path.join(folder, root))));
}

function newestIn(file: string): number {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.mtimeMs ?? 0;
  const names = readdirSync(file).filter((name) => name !== 'values');
  return Math.max(stats.mtimeMs, ...names.map((name) => newestIn(path.join(file, name))));
}
