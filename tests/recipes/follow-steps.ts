import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { repository } from '../cli/run-site.ts';
import { isAsShown, type Recipe, type Step } from './read-steps.ts';

/** Does in the folder what the recipe says, with the commands that `writeNpx` has put beside it. */
export function followRecipe({ steps }: Recipe, folder: string): void {
  for (const step of steps) performStep(step, folder);
}

export function performStep(step: Step, folder: string): void {
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
    HOME: path.dirname(folder),
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

/** Replaces npm's lookup: runs the command of `program`, a folder, and those of the packages of this repository. */
export function writeNpx(folder: string, program: string): void {
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
