import { cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { siteExists, starterInTheWay } from '../../diagnostics/messages/command.ts';
import { exitCodes } from '../exit-codes.ts';
import type { CliOptions } from '../options.ts';
import { printProblem } from '../print/print-problem.ts';
import { shellWord } from '../print/shell-word.ts';
import { type ExampleName, findSiteToCopy } from '../scaffold/sites-to-copy.ts';
import { writeRepository } from '../scaffold/write-repository.ts';
import type { Terminal } from '../terminal.ts';

/**
 * `site init`: copies the starter or a complete example into a folder that has none of its files, and makes it a
 * repository.
 */
export async function init(
  options: CliOptions,
  { example }: { example?: ExampleName },
  terminal: Terminal,
): Promise<number> {
  const site = findSiteToCopy(example);
  const shipped = await namesIn(site.folder);
  const names = site.names.filter((name) => shipped.includes(name));
  const present = await namesIn(options.root);
  const inTheWay = names.find((name) => present.includes(name));
  if (present.includes('site.yaml') || inTheWay !== undefined) {
    printProblem(
      present.includes('site.yaml') ? siteExists('site.yaml') : starterInTheWay(String(inTheWay)),
      options,
      terminal,
    );
    return exitCodes.problems;
  }
  for (const name of names) {
    const target = path.join(options.root, name);
    await cp(path.join(site.folder, name), target, { recursive: true, errorOnExist: true, force: false });
  }
  const notes = await writeRepository(options.root, present);
  const folder = path.relative(process.cwd(), options.root);
  terminal.out(
    `There is now a site in ${folder === '' ? 'this folder' : folder}. To see it and change it:\n`,
  );
  // Not `site watch`: until the package is installed there, npx might run another one of that name.
  const commands = [...(folder === '' ? [] : [`cd ${shellWord(folder)}`]), 'npm install', 'npm start'];
  terminal.out(commands.map((command) => `  ${command}\n`).join(''));
  for (const note of notes) terminal.note(note);
  return exitCodes.fine;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
