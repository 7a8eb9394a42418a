import { existsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Imported, importContent, readSite } from '../../renderer/site.ts';
import { exitCodes } from '../exit-codes.ts';
import type { CliOptions } from '../options.ts';
import { folderOption } from '../print/folder-option.ts';
import { importReport, importSummary } from '../print/import-report.ts';
import { jsonText } from '../print/json-text.ts';
import { printProblem } from '../print/print-problem.ts';
import type { Terminal } from '../terminal.ts';
import { usageError } from '../usage-error.ts';

type AskedImport = { source: string; uploads?: string; dryRun?: boolean };

/** `site import <source>`: takes over the articles of another program, and writes a report of what it left. */
export async function importSite(
  options: CliOptions,
  { source, uploads, dryRun = false }: AskedImport,
  terminal: Terminal,
): Promise<number> {
  const from = path.resolve(source);
  if (!existsSync(from))
    throw usageError(
      `There is no “${source}”. Name the folder of a website, or the file that WordPress exports.`,
    );
  if (uploads !== undefined && !isFolder(uploads)) throw usageError(`There is no folder “${uploads}”.`);
  const read = await readSite({ root: options.root });
  const errors = read.diagnostics.filter(({ severity }) => severity === 'error');
  for (const problem of errors) printProblem(problem, options, terminal);
  if (errors.length > 0) return exitCodes.problems;
  const imported = await importContent({
    read,
    from,
    uploads: uploads === undefined ? undefined : path.resolve(uploads),
    today: options.today,
    until: dryRun ? 'tell' : 'write',
  });
  return tell(imported, { source, dryRun, options, terminal });
}

type Telling = { source: string; dryRun: boolean; options: CliOptions; terminal: Terminal };

function tell(imported: Imported, { source, dryRun, options, terminal }: Telling): number {
  const { root, format } = options;
  switch (imported.kind) {
    case 'no-articles-here':
      throw usageError(
        'This site has no articles that the old ones could become. Begin with one that has: site init --blog',
      );
    case 'nothing-found':
      throw usageError(
        `There are no articles in “${source}”: no text in Markdown with a date at its top, and no export of WordPress. Name the folder that holds the settings of the old website.`,
      );
    case 'in-the-way':
      terminal.out(
        `${imported.file} has been changed meanwhile. Nothing was written: run the command again.`,
      );
      return exitCodes.problems;
    case 'imported': {
      if (format === 'json') terminal.out(jsonText({ version: 1, root, ...imported }));
      else terminal.out(importSummary(imported));
      if (dryRun) terminal.note('Nothing was written.');
      else
        terminal.note(
          `${writeReport(root, importReport(imported))} says what was left or changed, file by file.\nTo see whether anything is wrong: site check${folderOption(root)}`,
        );
      return exitCodes.fine;
    }
  }
}

function isFolder(name: string): boolean {
  return statSync(path.resolve(name), { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Never over another: `import-report-2.md`. */
function writeReport(root: string, text: string): string {
  let name = 'import-report.md';
  for (let count = 2; existsSync(path.join(root, name)); count += 1) name = `import-report-${count}.md`;
  writeFileSync(path.join(root, name), text, { flag: 'wx' });
  return name;
}
