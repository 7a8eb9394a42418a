import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readSite } from '../../renderer/site.ts';
import { exitCodes } from '../exit-codes.ts';
import type { CliOptions } from '../options.ts';
import { formatCount } from '../print/format-count.ts';
import { printProblem } from '../print/print-problem.ts';
import type { CommandHelp } from '../reference/reference-pages.ts';
import type { Terminal } from '../terminal.ts';
import { filesWithoutSchemas, generatedFiles, generatedFolders } from '../types/generated-files.ts';

/** `site types`: updates everything that is generated from the schemas, or reports what is out of date. */
export async function writeTypes(
  options: CliOptions,
  { check, commands }: { check: boolean; commands: readonly CommandHelp[] },
  terminal: Terminal,
): Promise<number> {
  const { root } = options;
  const read = await readSite({ root });
  if (!read.schemas) {
    for (const problem of read.diagnostics) printProblem(problem, options, terminal);
    return exitCodes.problems;
  }
  const hasSchemas = existsSync(path.join(root, 'schemas'));
  const files = await (hasSchemas ? generatedFiles(root, commands, read) : filesWithoutSchemas(read));
  const stale = await staleFiles(root, files);
  const left = await leftFiles(root, files);
  if (!check) return bringUpToDate(root, { stale, left }, terminal);
  if (stale.size + left.length === 0) return exitCodes.fine;
  terminal.out(`Out of date: ${[...stale.keys(), ...left].join(', ')}. Run \`site types\`.`);
  return exitCodes.problems;
}

async function staleFiles(root: string, files: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const stale = new Map<string, string>();
  for (const [file, text] of files) {
    if ((await readIfPresent(path.join(root, file))) !== text) stale.set(file, text);
  }
  return stale;
}

async function readIfPresent(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Files that no schema generates any more. */
async function leftFiles(root: string, files: ReadonlyMap<string, string>): Promise<string[]> {
  const present = await Promise.all(
    generatedFolders.map(async (folder) => {
      if (!existsSync(path.join(root, folder))) return [];
      const found = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
      return found
        .filter((entry) => !entry.isDirectory())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
    }),
  );
  return present.flat().filter((file) => !files.has(file));
}

type OutdatedTypes = { stale: ReadonlyMap<string, string>; left: readonly string[] };

async function bringUpToDate(
  root: string,
  { stale, left }: OutdatedTypes,
  { out }: Terminal,
): Promise<number> {
  for (const [file, text] of stale) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
    out(`wrote ${file}`);
  }
  for (const file of left) {
    await rm(path.join(root, file));
    out(`deleted ${file}`);
  }
  const count = stale.size + left.length;
  out(
    count === 0 ? 'Everything is already up to date.' : `${formatCount(count, 'file')} brought up to date.`,
  );
  return exitCodes.fine;
}
