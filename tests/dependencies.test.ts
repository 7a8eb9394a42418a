/** Packages installed with the program, and bundled files: where each comes from, and its licence. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dependenciesFile, describeDependencies } from '../scripts/list-dependencies.js';
import { shippedPackages } from '../scripts/shipped-packages.js';
import { describeSbom } from '../scripts/write-sbom.js';

const repository = join(import.meta.dirname, '..');

type Entry = { integrity?: string; resolved?: string; hasInstallScript?: boolean };
/** Packages that only bench/ needs are listed there. */
const packages = ['.', 'bench'].flatMap((folder) => {
  const lock: { packages: Record<string, Entry> } = readJson(join(folder, 'package-lock.json'));
  return Object.entries(lock.packages).filter(([path]) => path !== '');
});

/** Each permits using, changing and passing on what it covers; the LGPL covers libraries that stay separate files. */
const licences = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'PSF-2.0',
  'Python-2.0',
  'Zlib',
];

/** Both work without their install scripts, which npm is told not to run. */
const withScripts = ['node_modules/esbuild', 'node_modules/vnu-jar'];

test('every package has a checksum, and comes over a connection that nobody else can read', () => {
  expect(packages.length).toBeGreaterThan(100);
  for (const [path, { integrity, resolved = 'https:' }] of packages) {
    expect(integrity, path).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/);
    expect(resolved, path).toMatch(/^https:/);
  }
});

test('package.json names exact versions', () => {
  for (const file of ['package.json', 'bench/package.json']) {
    const { dependencies, devDependencies } = readJson(file);
    const versions = Object.entries({ ...dependencies, ...devDependencies });
    expect(versions).not.toEqual([]);
    for (const [name, version] of versions) expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
  }
});

test('what only bench/ imports is listed there, and nothing else is', () => {
  const ours: { dependencies: object; devDependencies: object } = readJson('package.json');
  const listed = Object.keys({ ...ours.dependencies, ...ours.devDependencies });
  const importers = (name: string, folders: readonly string[]) =>
    filesIn(folders).filter((file) => new RegExp(`['"]${name}['"/]`).test(read(file)));
  const onlyInBench = listed.filter(
    (name) =>
      importers(name, ['bench']).length > 0 &&
      importers(name, ['cli', 'editor', 'renderer', 'kinds', 'templates', 'scripts', 'tests']).length === 0,
  );
  expect(onlyInBench).toEqual([]);
  for (const name of Object.keys(readJson('bench/package.json').dependencies)) {
    expect(listed).not.toContain(name);
    expect(importers(name, ['bench'])).not.toEqual([]);
  }
});

test('no package but those that work without has a script for when it is installed', () => {
  const found = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
  expect(found).toEqual(withScripts);
});

test('every package that is shipped has a licence that fits', () => {
  for (const { path, licence } of shippedPackages()) {
    const names = String(licence).split(/ AND | OR /);
    expect(licences, `${path}: ${licence}`).toEqual(expect.arrayContaining(names));
  }
});

test('docs/dependencies.md is up to date: npm run dependencies', () => {
  expect(readFileSync(dependenciesFile, 'utf8')).toBe(describeDependencies());
});

test('the list for tools names every package that is shipped, with its checksum', () => {
  const { bomFormat, metadata, components, dependencies } = JSON.parse(describeSbom());
  expect(bomFormat).toBe('CycloneDX');
  expect(metadata.component).toMatchObject({
    name: 'sitewright',
    version: readJson('package.json').version,
  });
  const listed = new Map<string, string>(
    components.map((one: { name: string; version: string; hashes: [{ content: string }] }) => [
      `${one.name}@${one.version}`,
      one.hashes[0].content,
    ]),
  );
  for (const { name, version, integrity } of shippedPackages()) {
    const checksum = Buffer.from(String(integrity).replace('sha512-', ''), 'base64').toString('hex');
    expect(listed.get(`${name}@${version}`), name).toBe(checksum);
  }
  const known = new Set([...listed.keys(), `${metadata.component.name}@${metadata.component.version}`]);
  for (const { ref, dependsOn } of dependencies)
    expect([...known]).toEqual(expect.arrayContaining([ref, ...dependsOn]));
});

function readJson(file: string) {
  return JSON.parse(read(file));
}

function read(file: string): string {
  return readFileSync(join(repository, file), 'utf8');
}

/** The scripts in folders of the repository. */
function filesIn(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((file) => /\.[jt]sx?$/.test(file) && !file.includes('node_modules')),
  );
}
