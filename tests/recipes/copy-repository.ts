import { cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../cli/run-site.ts';

/** A copy of this repository, where a test may change it, with the packages that are installed here. */
export function copyRepository(folder: string): void {
  const left = new Set(['node_modules', 'dist', '.site', '.git', 'screenshots']);
  const filter = (file: string) => !left.has(path.basename(file));
  cpSync(repository, folder, { recursive: true, filter });
  symlinkSync(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'));
}
