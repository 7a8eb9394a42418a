/** The installed program without one of the packages that contain a native binary. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { missingParts, nativePackages } from '../../cli/missing-parts.ts';
import { makeDrawing } from '../media/make-picture.ts';
import { testFirst } from '../test-first.ts';

const repository = path.join(import.meta.dirname, '../..');
const minute = 60_000;
let logo: Uint8Array;

beforeAll(async () => {
  logo = await makeDrawing({ width: 320, height: 80 });
  execFileSync(process.execPath, ['scripts/compile.js'], { cwd: repository });
}, minute);

it('finds every program where the installation is whole', () => {
  expect(missingParts()).toEqual([]);
});

testFirst(1, nativePackages)('%s without its program is told, with what to do', (name) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-missing-'));
  const program = path.join(folder, 'program');
  installWithout(program, name);
  const site = path.join(folder, 'site');
  copySite(site);
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(program, 'bin/site.js'), 'build', '--root', site],
    { encoding: 'utf8', timeout: minute },
  );
  expect(stderr).toContain(`site is not fully installed: ${name} lacks its program for this machine.`);
  expect(stderr).toContain('npm install --include=optional');
  expect(stderr).not.toContain('    at ');
  expect(status).toBe(69);
  expect(existsSync(path.join(site, 'dist'))).toBe(false);
});

/** A site with a photo as its logo and its own templates: building it takes every package. */
function copySite(site: string): void {
  for (const name of ['site.yaml', 'content', 'schemas', 'templates'])
    cpSync(path.join(repository, 'examples/clinic', name), path.join(site, name), { recursive: true });
  writeFileSync(path.join(site, 'content/media/logo.png'), logo);
  const settings = path.join(site, 'site.yaml');
  writeFileSync(settings, readFileSync(settings, 'utf8').replace(/\blogo\.svg\b/, 'logo.png'));
}

/** Other packages are links; a package resolves its dependencies from its real location. */
function installWithout(program: string, left: string): void {
  for (const name of ['bin', 'lib', 'schemas', 'diagnostics', 'kinds', 'templates', 'package.json'])
    cpSync(path.join(repository, name), path.join(program, name), { recursive: true });
  const manifest = path.join(repository, 'node_modules', left, 'package.json');
  const { optionalDependencies = {} }: { optionalDependencies?: object } = JSON.parse(
    readFileSync(manifest, 'utf8'),
  );
  for (const name of installedPackages()) {
    if (Object.hasOwn(optionalDependencies, name)) continue;
    const from = path.join(repository, 'node_modules', name);
    const to = path.join(program, 'node_modules', name);
    mkdirSync(path.dirname(to), { recursive: true });
    if (name === left) cpSync(from, to, { recursive: true });
    else symlinkSync(from, to);
  }
}

function installedPackages(): string[] {
  const folder = path.join(repository, 'node_modules');
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(path.join(folder, name)).map((inner) => `${name}/${inner}`) : name,
    );
}
