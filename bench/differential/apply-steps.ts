import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileStep } from './change.ts';

/** A time that no other file of the site has, as left by a tool that unpacks or restores files. */
const old = new Date('2001-02-03T04:05:06Z');

/** Applies the steps to the folder of a site. Removes folders left empty, which no state lists. */
export function applySteps(root: string, steps: readonly FileStep[]): void {
  for (const step of steps) applyStep(root, step);
}

function applyStep(root: string, step: FileStep): void {
  if (step.do === 'write') writeStep(root, step);
  else if (step.do === 'touch') utimesSync(join(root, step.file), new Date(), new Date());
  else if (step.do === 'remove') {
    rmSync(join(root, step.file), { force: true });
    removeEmpty(root, dirname(step.file));
  } else {
    mkdirSync(dirname(join(root, step.to)), { recursive: true });
    renameSync(join(root, step.from), join(root, step.to));
    removeEmpty(root, dirname(step.from));
  }
}

function writeStep(root: string, { file, bytes, time }: Extract<FileStep, { do: 'write' }>): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  const before = statSync(path, { throwIfNoEntry: false });
  writeFileSync(path, bytes);
  // In whole milliseconds, so that the same time can be set again: programs can't set finer ones.
  const now = new Date();
  const kept = time === 'kept' ? before : undefined;
  const modified = time === 'old' ? old : (kept?.mtime ?? now);
  utimesSync(path, modified, modified);
}

function removeEmpty(root: string, folder: string): void {
  const path = join(root, folder);
  if (folder === '.' || !existsSync(path) || readdirSync(path).length > 0) return;
  rmdirSync(path);
  removeEmpty(root, dirname(folder));
}
