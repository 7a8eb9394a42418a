import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPackageFolder } from './package-folder.ts';

/**
 * Changes whenever the program does: its code, its packages, Node. The compiled program's parts are named by their
 * content, and its entries import them by these names. Undefined if it runs from its sources, as in tests.
 */
export function programVersion(): string | undefined {
  const texts = textsOfProgram();
  return texts && hash('sha256', [process.version, process.arch, ...texts].join('\n'), 'hex');
}

/** The running program as people call it; `digest` distinguishes builds of the same version. */
export type Program = { version: string; node: string; digest: string };

/** Undefined if it runs from its sources. */
export function runningProgram(): Program | undefined {
  const digest = programVersion();
  if (digest === undefined) return undefined;
  return { version: ofPackage('version'), node: process.versions.node, digest };
}

/** As an import names it. */
export function programName(): string {
  return ofPackage('name');
}

function ofPackage(field: 'name' | 'version'): string {
  const content = JSON.parse(readFileSync(join(findPackageFolder(), 'package.json'), 'utf8'));
  return String(content[field]);
}

/** The same for data that is valid with any Node, on any machine. */
export function packedVersion(): string | undefined {
  const texts = textsOfProgram();
  return texts && hash('sha256', texts.join('\n'), 'hex');
}

function textsOfProgram(): string[] | undefined {
  const folder = findPackageFolder();
  const lib = join(folder, 'lib');
  if (dirname(fileURLToPath(import.meta.url)) !== lib) return undefined;
  const files = [join(lib, 'site.js'), join(lib, 'index.js'), join(folder, 'package.json')];
  return files.map((file) => readFileSync(file, 'utf8'));
}

/** The same for data that goes to other machines, where runs from sources can't be distinguished. */
export function shardProgram(): string {
  return programVersion() ?? `sources, Node ${process.version}, ${process.arch}`;
}
