import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fieldsOf } from '../fields-of.ts';
import { packageFolder, packageName } from '../package-folder.ts';

/**
 * The package.json of a site that stands alone: this very release of the program, and what else the site’s own
 * package.json has it run and install. `name`: what the new folder is called. `program`: the version to ask for.
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

type Fields = Readonly<Record<string, unknown>>;

function ownPackage(root: string): Fields {
  const file = path.join(root, 'package.json');
  return existsSync(file) ? fieldsOf(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** Of packages from elsewhere than the registry nothing is said: a folder stays behind, an address may hold a password. */
function versionsOf(packages: unknown): Fields {
  const others = Object.entries(fieldsOf(packages)).filter(([name]) => name !== packageName());
  return Object.fromEntries(others.filter(([, version]) => /^[\w.^~<>=|* -]+$/.test(String(version))));
}
