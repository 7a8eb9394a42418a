import { cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fieldsOf } from '../../diagnostics/fields.ts';
import { siteExists, starterInTheWay } from '../../diagnostics/messages/command.ts';
import { readSite } from '../../renderer/site.ts';
import { exitCodes } from '../exit-codes.ts';
import type { CliOptions } from '../options.ts';
import { folderOption } from '../print/folder-option.ts';
import { printProblem } from '../print/print-problem.ts';
import { writeNew } from '../scaffold/make-whole.ts';
import { repositoryFiles } from '../scaffold/repository-files.ts';
import { type ExampleName, findSiteToCopy } from '../scaffold/sites-to-copy.ts';
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
  await writeRepositoryFiles(options.root, present);
  const folder = path.relative(process.cwd(), options.root);
  terminal.out(`There is now a site in ${folder === '' ? 'this folder' : folder}.`);
  terminal.note(`To see it and change it, run \`site watch${folderOption(options.root)}\`.`);
  return exitCodes.fine;
}

/** Never overwrites anything: an existing `.vscode` or `package.json` stays as it is. */
async function writeRepositoryFiles(root: string, present: readonly string[]): Promise<void> {
  const read = await readSite({ root });
  const title = String(fieldsOf(read.sources?.site.value).name);
  const hasSchemas = (await namesIn(root)).includes('schemas');
  const files = await repositoryFiles(path.basename(root), { title, hasSchemas }, read);
  // Only a newly written package.json refers to the packed program.
  const isWanted = ({ name }: { name: string }) =>
    !name.endsWith('.tgz') || !present.includes('package.json');
  for (const file of files.filter(isWanted)) {
    if (!present.includes(String(file.name.split('/')[0]))) await writeNew(root, file);
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
