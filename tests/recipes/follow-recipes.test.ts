// @module-tag long/recipes
/** docs/developing.md, followed step by step: each recipe continues where the one before it ended. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repository } from '../cli/run-site.ts';
import { copyRepository } from './copy-repository.ts';
import { installTypes } from './install-types.ts';
import { isAsShown, type Recipe, readRecipes, type Step } from './read-steps.ts';

const recipes = readRecipes(readFileSync(path.join(repository, 'docs/developing.md'), 'utf8'));
const parts = [...new Set(recipes.map(({ part }) => part))];
const minutes = 60_000;
const work = mkdtempSync(path.join(tmpdir(), 'site-developing-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

describe('in a site’s own folder', () => {
  const folder = path.join(work, 'own');
  beforeAll(() => {
    mkdirSync(folder);
    writeNpx(folder, repository);
    installTypes(folder);
  }, 2 * minutes);
  test.each(recipesOf(parts[0]))('$title', (recipe) => follow(recipe, folder), 2 * minutes);
});

describe('in this repository', () => {
  const folder = path.join(work, 'program');
  beforeAll(() => {
    copyRepository(folder);
    writeNpx(folder, folder);
    // “The same three files”, which that recipe doesn’t repeat; and those that the island needs.
    for (const { steps } of recipesOf(parts[0]).filter(({ title }) => /^An? (?:section|island)$/.test(title)))
      for (const step of steps) if (step.do === 'write') perform(step, folder);
  });
  test.each(recipesOf(parts[1]))('$title', (recipe) => follow(recipe, folder), 4 * minutes);
});

describe('a step', () => {
  test('of which the page shows something else than happens fails', () => {
    expect(isAsShown('one\ntwo\n', 'one\n')).toBe(false);
    expect(isAsShown('one\ntwo\n', 'one\n…\n')).toBe(true);
    expect(isAsShown('one\n', 'one\n…\n')).toBe(true);
    expect(isAsShown('Built 9 pages.\n', 'Built … pages.\n')).toBe(true);
    expect(isAsShown('Built 9 files.\n', 'Built … pages.\n')).toBe(false);
  });

  test('that edits what isn’t there, or is there twice, fails', () => {
    writeFileSync(path.join(work, 'list'), 'one\none\n');
    const edit = { do: 'edit', file: 'list', to: 'two\n' } as const;
    expect(() => perform({ ...edit, from: 'three\n' }, work)).toThrow('0 times');
    expect(() => perform({ ...edit, from: 'one\n' }, work)).toThrow('2 times');
  });
});

function recipesOf(part: string | undefined): Recipe[] {
  return recipes.filter((recipe) => recipe.part === part);
}

function follow({ steps }: Recipe, folder: string): void {
  for (const step of steps) perform(step, folder);
}

function perform(step: Step, folder: string): void {
  if (step.do === 'run') run(step.command, step.shown, folder);
  else if (step.do === 'edit') edit(path.join(folder, step.file), step);
  else write(path.join(folder, step.file), step.text);
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function edit(file: string, { from, to }: { from: string; to: string }): void {
  const pieces = readFileSync(file, 'utf8').split(from);
  if (pieces.length !== 2) throw new Error(`${file} has these lines ${pieces.length - 1} times:\n${from}`);
  writeFileSync(file, pieces.join(to));
}

function run(command: string, shown: string, folder: string): void {
  const env = {
    PATH: `${folder}.bin${path.delimiter}${process.env.PATH}`,
    HOME: work,
    NO_COLOR: '1',
  };
  const { stdout, stderr } = spawnSync('sh', ['-c', `${command} 2>&1`], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  const printed = `${stdout}${stderr}`;
  expect(isAsShown(printed, shown), `$ ${command}\n${printed}\nThe page shows:\n${shown}`).toBe(true);
}

/** Replaces npm's lookup: runs the command of this program, and those of its packages. */
function writeNpx(folder: string, program: string): void {
  const bin = `${folder}.bin`;
  mkdirSync(bin);
  const packages = path.join(repository, 'node_modules/.bin');
  const script = `#!/bin/sh
name=$1
shift
if [ "$name" = site ] || [ "$name" = sitewright ]; then exec "${process.execPath}" "${program}/bin/site.js" "$@"; fi
exec "${packages}/$name" "$@"
`;
  writeFileSync(path.join(bin, 'npx'), script);
  chmodSync(path.join(bin, 'npx'), 0o755);
  writeFileSync(path.join(bin, 'npm'), `#!${process.execPath}\n(${installStandIn.toString()})();\n`);
  chmodSync(path.join(bin, 'npm'), 0o755);
}

/** Replaces `npm install date-fns`, which needs the network: one function of it. Sent as text. */
function installStandIn(): void {
  const fs = process.getBuiltinModule('node:fs');
  const manifest = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  const dependencies = { ...manifest.dependencies, 'date-fns': '4.1.0' };
  fs.writeFileSync('package.json', JSON.stringify({ ...manifest, dependencies }, undefined, 2));
  fs.mkdirSync('node_modules/date-fns', { recursive: true });
  fs.writeFileSync('node_modules/date-fns/package.json', '{ "type": "module", "main": "index.js" }');
  const text = 'export const formatISO = (day) => day.toISOString().slice(0, 10);\n';
  fs.writeFileSync('node_modules/date-fns/index.js', text);
  const types = 'export declare function formatISO(day: Date, options?: object): string;\n';
  fs.writeFileSync('node_modules/date-fns/index.d.ts', types);
}
