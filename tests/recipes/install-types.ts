import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { packageName } from '../../cli/package-folder.ts';
import { repository } from '../cli/run-site.ts';
import { compileTypes } from '../pack-package.ts';

/** Puts into a site what `npm install` would, as far as TypeScript looks at it. */
export function installTypes(site: string): void {
  const packages = path.join(site, 'node_modules');
  const program = path.join(packages, packageName());
  mkdirSync(path.join(packages, '@types'), { recursive: true });
  for (const name of ['@types/react', 'csstype', 'lucide-react'])
    symlinkSync(path.join(repository, 'node_modules', name), path.join(packages, name));
  for (const name of ['package.json', 'tsconfig.site.json', 'templates'])
    cpSync(path.join(repository, name), path.join(program, name), { recursive: true });
  compileTypes(repository, ['-p', 'tsconfig.package.json', '--outDir', path.join(program, 'lib/types')]);
}
