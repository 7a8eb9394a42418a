import { copyFile, cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { siteExists, starterInTheWay } from '../../diagnostics/messages/command.ts';
import { readSite } from '../../renderer/site.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Options } from '../options.ts';
import { packageFolder } from '../package-folder.ts';
import { printProblem } from '../print/print-problem.ts';
import { type ExampleName, findSiteToCopy } from '../scaffold/sites-to-copy.ts';
import { siteWorkflows } from '../scaffold/workflows.ts';
import type { Terminal } from '../terminal.ts';
import { editorSettings } from '../types/editor-settings.ts';

/** `site init`: copies the starter, or a whole example, into a folder that has none of its files. */
export async function init(
  options: Options,
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
  await writeEditorSettings(options.root);
  if (!present.includes('.github')) await writeWorkflows(options.root);
  const folder = path.relative(process.cwd(), options.root);
  terminal.out(`There is now a site in ${folder === '' ? 'this folder' : folder}.`);
  terminal.note(
    `To see it and change it, run ${folder === '' ? '`site watch`' : `\`site watch --root ${folder}\``}.`,
  );
  return exitCodes.fine;
}

async function writeWorkflows(root: string): Promise<void> {
  for (const file of siteWorkflows()) {
    const target = path.join(root, file.name);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(file.copyOf, target);
  }
}

/** Only where site is installed within the folder: elsewhere its place is the machine's, not the site's. */
async function writeEditorSettings(root: string): Promise<void> {
  const folder = path.relative(root, path.join(packageFolder(), 'schemas', 'editor'));
  if (folder.startsWith('..') || path.isAbsolute(folder)) return;
  if ((await namesIn(root)).includes('.vscode')) return;
  const read = await readSite({ root });
  for (const [file, text] of editorSettings(folder.split(path.sep).join('/'), read)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
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
