import path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { fieldsOf } from '../../diagnostics/fields.ts';
import { hasError } from '../../diagnostics/has-error.ts';
import { folderNotMade } from '../../diagnostics/messages/command.ts';
import { flattenSite, readSite } from '../../renderer/site.ts';
import { exitCodes } from '../exit-codes.ts';
import type { CliOptions } from '../options.ts';
import { printProblem } from '../print/print-problem.ts';
import { showWhatIsLeft } from '../print/show-what-is-left.ts';
import { runInterruptibly } from '../run-interruptibly.ts';
import { findInTheWay } from '../scaffold/find-in-the-way.ts';
import { makeWhole } from '../scaffold/make-whole.ts';
import { originNote } from '../scaffold/origin-note.ts';
import { repositoryFiles } from '../scaffold/repository-files.ts';
import { requiredProgram } from '../scaffold/required-program.ts';
import { writeFlatFile } from '../scaffold/write-flat-file.ts';
import type { Terminal } from '../terminal.ts';

/** `site clone <folder>`: a separate repository that builds the same site. `target`: as typed. */
export async function clone(options: CliOptions, target: string, terminal: Terminal): Promise<number> {
  const folder = path.resolve(target);
  const read = await readSite({ root: options.root });
  const { sources } = read;
  if (!sources || hasError(read.diagnostics)) return refuse(read.diagnostics, options, terminal);
  const here = { ...options, root: process.cwd() };
  const layers = sources.layers.map((layer) => layer.root);
  const inTheWay = findInTheWay(folder, target, layers);
  if (inTheWay) return refuse([inTheWay], here, terminal);
  const { files, diagnostics } = flattenSite(read, options);
  if (!files) return refuse(diagnostics, options, terminal);
  const title = String(fieldsOf(sources.site.value).name);
  const hasSchemas = files.some(({ name }) => name.startsWith('schemas/'));
  const origin = await originNote(sources, options);
  const program = await requiredProgram();
  const about = { title, hasSchemas, program, origin };
  const repository = await repositoryFiles(path.basename(folder), about, read);
  const written = [...files.map(writeFlatFile), ...repository];
  const made = await runInterruptibly('Writing', terminal, (signal) => makeWhole(folder, written, signal));
  if (!made) return exitCodes.interrupted;
  if (made.kind === 'failed') return refuse([folderNotMade(target, made.reason)], here, terminal);
  terminal.out(
    `${title} is now in ${path.relative(here.root, folder) || 'this folder'}, and needs nothing from here any more.\n`,
  );
  return showWhatIsLeft(folder, options, terminal);
}

function refuse(problems: readonly Diagnostic[], options: CliOptions, terminal: Terminal): number {
  for (const problem of problems) printProblem(problem, options, terminal);
  return exitCodes.problems;
}
