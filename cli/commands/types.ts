import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exitCodes } from '../exit-codes.ts';
import type { Options } from '../options.ts';
import { countWords } from '../print/count-words.ts';
import { printSchemaFaults } from '../print/print-schema-faults.ts';
import type { Terminal } from '../terminal.ts';
import { generatedFiles } from '../types/generated-files.ts';
import { usageError } from '../usage-error.ts';

/** `site types`: brings everything that is made from the schemas up to date, or says what is not. */
export async function writeTypes(
  options: Options,
  { check }: { check: boolean },
  terminal: Terminal,
): Promise<number> {
  const { root } = options;
  if (!existsSync(path.join(root, 'schemas'))) {
    throw usageError(
      'There is no folder schemas here. This command is for sites that bring schemas of their own.',
    );
  }
  const folder = path.join(root, 'schemas');
  const files = await generatedFiles(root).catch((error: unknown) =>
    printSchemaFaults(error, [folder], options, terminal),
  );
  if (typeof files === 'number') return files;
  const stale = await staleFiles(root, files);
  if (!check) return writeFiles(root, stale, terminal);
  if (stale.size === 0) return exitCodes.fine;
  terminal.out(`Out of date: ${[...stale.keys()].join(', ')}. Run "site types".`);
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

async function writeFiles(
  root: string,
  files: ReadonlyMap<string, string>,
  { out }: Terminal,
): Promise<number> {
  for (const [file, text] of files) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
    out(`wrote ${file}`);
  }
  if (files.size === 0) out('The types are up to date.');
  else out(`${countWords(files.size, 'file')} brought up to date.`);
  return exitCodes.fine;
}
