import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Fields, fieldsOf, isFields } from '../../diagnostics/fields.ts';
import { packageFolder, packageName } from '../package-folder.ts';

/** What every site's package.json runs, so that npm's own commands do what they say. */
export const siteScripts = { start: 'site watch', build: 'site build', test: 'site check' };

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
    scripts: own.scripts ?? siteScripts,
    dependencies: { [packageName()]: program, ...versionsOf(own.dependencies) },
    devDependencies: { ...typeTools(), ...versionsOf(own.devDependencies) },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** What `npx tsc` needs in a site, in the versions that this release was tested with. */
export function typeTools(): Fields {
  const { devDependencies } = ownPackage(packageFolder());
  const tested = fieldsOf(devDependencies);
  return Object.fromEntries(['typescript', '@types/react'].map((name) => [name, tested[name]]));
}

function ownPackage(root: string): Fields {
  const file = path.join(root, 'package.json');
  return existsSync(file) ? (parsePackage(readFileSync(file, 'utf8')) ?? {}) : {};
}

/** Undefined if it isn't a JSON object. */
export function parsePackage(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return isFields(value) ? value : undefined;
  } catch {
    // Somebody else's file: it is left alone.
    return undefined;
  }
}

/** Leaves out packages from outside the registry: a folder stays behind, an address may contain a password. */
function versionsOf(packages: unknown): Fields {
  const others = Object.entries(fieldsOf(packages)).filter(([name]) => name !== packageName());
  return Object.fromEntries(others.filter(([, version]) => /^[\w.^~<>=|* -]+$/.test(String(version))));
}
