import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { entryExists } from '../../diagnostics/messages/command.ts';
import { siteFileMissing } from '../../diagnostics/messages/read.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Options } from '../options.ts';
import { siteFolders } from '../package-folder.ts';
import { printProblem } from '../print/print-problem.ts';
import { type EntryKind, entryKinds } from '../scaffold/entry-kinds.ts';
import { readSurroundings } from '../scaffold/read-surroundings.ts';
import { writeEntry } from '../scaffold/write-entry.ts';
import type { Terminal } from '../terminal.ts';
import { usageError } from '../usage-error.ts';

/** `site new course|post|tutor|event|question|outcome|page <id>`: begins a file. Never touches one that is there. */
export async function createEntry(
  options: Options,
  wish: { kind: string; id: string },
  terminal: Terminal,
): Promise<number> {
  const kind = entryKind(wish.kind);
  const id = checkedId(wish.id);
  const file = kind.file(id);
  if (!existsSync(path.join(options.root, 'site.yaml'))) {
    printProblem(siteFileMissing({ file: 'site.yaml', line: 1, column: 1 }, undefined), options, terminal);
    return exitCodes.problems;
  }
  const surroundings = await readSurroundings(
    options.root,
    siteFolders(options.root).schemasFolders,
    options.today,
  );
  if (!(await writeNewFile(path.join(options.root, file), writeEntry(kind, id, surroundings)))) {
    printProblem(entryExists(file), options, terminal);
    return exitCodes.problems;
  }
  terminal.out(path.relative(process.cwd(), path.join(options.root, file)));
  terminal.note(kind.next(id));
  return exitCodes.fine;
}

function entryKind(name: string): EntryKind {
  const kind = entryKinds.get(name);
  if (kind) return kind;
  const meant = nearest(name, entryKinds.keys());
  throw usageError(
    `There is no kind "${name}" (course, post, event or page).${meant ? ` Did you mean ${meant}?` : ''}`,
  );
}

function checkedId(id: string): string {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) return id;
  const suggestion = id
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const hint = suggestion === '' ? 'such as my-first-article' : `such as ${suggestion}`;
  throw usageError(
    `"${id}" can't be a name in addresses. Use small letters, digits and single hyphens, ${hint}.`,
  );
}

/** False where there is such a file already. */
async function writeNewFile(file: string, text: string): Promise<boolean> {
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
