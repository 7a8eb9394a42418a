import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Fields, fieldsOf } from '../../diagnostics/fields.ts';
import { packageFolder, packageName } from '../package-folder.ts';

/**
 * The package.json of a standalone site: this very release of the program, plus the scripts and dependencies of the
 * site’s own package.json. `name`: of the new folder. `program`: the required version.
 */
export function packageFile(name: string, root: string, program: string): string {
  const own = root === packageFolder() ? {} : ownPackage(root);
  const content = {
    name:
      name
        .toLowerCase()
        .replace(/[^a-z0-9.-]+/g, '-')
        .replace(/^[.-]+/, '') || 'site',
    private: true,
    type: own.type ?? 'module',
    engines: own.engines ?? { node: '>=20.19' },
    scripts: own.scripts ?? { start: 'site watch', check: 'site check', build: 'site build' },
    dependencies: { [packageName()]: program, ...versionsOf(own.dependencies) },
    ...(own.devDependencies !== undefined && { devDependencies: versionsOf(own.devDependencies) }),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

function ownPackage(root: string): Fields {
  const file = path.join(root, 'package.json');
  return existsSync(file) ? fieldsOf(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** Leaves out packages from outside the registry: a folder stays behind, an address may contain a password. */
function versionsOf(packages: unknown): Fields {
  const others = Object.entries(fieldsOf(packages)).filter(([name]) => name !== packageName());
  return Object.fromEntries(others.filter(([, version]) => /^[\w.^~<>=|* -]+$/.test(String(version))));
}
