import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fieldsOf } from '../../diagnostics/fields.ts';
import { readSite } from '../../renderer/site.ts';
import { completePackage } from './complete-package.ts';
import { completeGitIgnore } from './git-ignore.ts';
import { type NewFile, writeNew } from './make-whole.ts';
import { repositoryFiles } from './repository-files.ts';
import { type RequiredProgram, requiredProgram } from './required-program.ts';

/**
 * Makes a repository of a new site. `present`: the names in its folder beforehand, which stay as they are, except that
 * `package.json` and `.gitignore` get the lines that they lack. Returns what to tell the user about them.
 */
export async function writeRepository(root: string, present: readonly string[]): Promise<string[]> {
  const read = await readSite({ root });
  const title = String(fieldsOf(read.sources?.site.value).name);
  const program = await requiredProgram();
  const about = { title, hasSchemas: existsSync(path.join(root, 'schemas')), program };
  const files = await repositoryFiles(path.basename(root), about, read);
  const isNew = ({ name }: NewFile) => !present.includes(String(name.split('/')[0]));
  const completed = present.includes('package.json')
    ? await addToPackage(root, program)
    : { needsProgram: true, notes: [] };
  for (const file of files.filter(isNew))
    if (completed.needsProgram || !file.name.endsWith('.tgz')) await writeNew(root, file);
  if (present.includes('.gitignore')) await addToGitIgnore(root);
  return completed.notes;
}

async function addToPackage(
  root: string,
  { version }: RequiredProgram,
): Promise<{ needsProgram: boolean; notes: string[] }> {
  const file = path.join(root, 'package.json');
  const completed = completePackage(await readFile(file, 'utf8'), version);
  if (!completed)
    return { needsProgram: false, notes: ['package.json is not JSON, so it was left as it is.'] };
  await writeFile(file, completed.text);
  const notes = completed.kept.map(
    ([name, command]) =>
      `package.json keeps its own script “${name}”; the one for the website is \`${command}\`.`,
  );
  return { needsProgram: completed.needsProgram, notes };
}

async function addToGitIgnore(root: string): Promise<void> {
  const file = path.join(root, '.gitignore');
  await writeFile(file, completeGitIgnore(await readFile(file, 'utf8')));
}
